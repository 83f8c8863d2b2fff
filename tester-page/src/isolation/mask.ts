/** The fields of bodies, sessions and addresses about a person: token, ci, names, days of birth and numbers. */
const PERSONAL =
  '\\w*[tT]oken|ci|onslfCert|\\w*[nN]m|\\w*[nN]ame|brdt|birth\\w*|mobileN\\w*|mbtlnum|phone\\w*|acntNo|acctNo|account(?:Number|Holder)|residence\\w*|jumin\\w*|rpsrRnno'

/** A field of JSON, also of JSON within a text of JSON, where the quotes are escaped; the value may be cut off. */
const IN_JSON = new RegExp(`(\\\\*")(${PERSONAL})\\1(\\s*:\\s*)(?:\\1.*?(?:(?<!\\\\)\\1|$)|\\d+)`, 'gm')
const IN_ADDRESS = new RegExp(`([?&](?:${PERSONAL})=)[^&\\s]*`, 'g')

const DIGIT = '[0-9０-９]'
/** Residence, account and mobile numbers, however they are written. */
const NUMBERS = [
  `${DIGIT}{11,}`,
  `${DIGIT}{6}[-. ]${DIGIT}{5,10}`,
  `01${DIGIT}[-. ]${DIGIT}{3,4}[-. ]${DIGIT}{4}`,
  `${DIGIT}{2,6}-${DIGIT}{2,6}-${DIGIT}{4,8}(?:-${DIGIT}{1,3})?`,
]
/** An application's number is `2025` and ten digits in every year; a business number has the form 3-2-5. */
const NOT_PERSONAL = ['2025\\d{10}', '\\d{3}-\\d{2}-\\d{5}']
const NUMBER = new RegExp(
  `(?<!${DIGIT})(?!(?:${NOT_PERSONAL.join('|')})(?!${DIGIT}))(?:${NUMBERS.join('|')})(?!${DIGIT})`,
  'g',
)

/** Returns the text without anything that could be a person's. */
export function masked(text: string): string {
  return text
    .replaceAll(IN_JSON, '$1$2$1$3$1***$1')
    .replaceAll(IN_ADDRESS, '$1***')
    .replaceAll(NUMBER, '******')
}
