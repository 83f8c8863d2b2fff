// Residence, account and mobile numbers; an application's own number (2025 and ten digits) may be seen.
const LONG_NUMBER =
  /(?<![0-9A-Za-z-])(?!2025\d{10}(?!\d))(\d{6}-?\d{5,10}|01\d-\d{3,4}-\d{4})(?![0-9A-Za-z-])/g

/** The fields of bodies and sessions about a person: token, ci, names, days of birth and numbers. */
const PERSONAL =
  /("(?:token|ci|onslfCert|\w*[nN]m|\w*[nN]ame|p_nm|name|brdt|birth\w*|mobileNo|mbtlnum|phone|acntNo|acctNo|jumin[12]|rpsrRnno)"\s*:\s*)"[^"]+"/g

/** Returns the text without anything that could be a person's. */
export function masked(text: string): string {
  return text.replaceAll(PERSONAL, '$1"***"').replaceAll(LONG_NUMBER, '******')
}
