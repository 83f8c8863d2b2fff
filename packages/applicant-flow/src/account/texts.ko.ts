/** Texts of an account's fields and of its check. Messages of single fields are beside their rules. */
export const bank = '은행'
export const bankHint = '은행을 선택해주세요.'
export const banksLoading = '은행 목록을 불러오는 중입니다.'
export const banksFailed = '은행 목록을 불러오지 못했습니다.'
export const loadBanksAgain = '다시 불러오기'
export const accountNumber = '계좌번호'
export const accountNumberHint = '신청인 또는 사업체 명의의 계좌번호를 16자리까지 입력해주세요.'
export const accountHolder = '예금주'
export const accountHolderHint = '통장에 적힌 이름 그대로 입력해주세요. (한글 30자까지)'
export const accountHolderBytes = (used: number, limit: number) =>
  `한글과 전각문자는 2바이트, 그 밖의 문자는 1바이트로 셉니다. (${used}/${limit}바이트)`
export const fullWidth = '전각문자 변환'
export const fullWidthHint = '예금주가 영문인데 확인되지 않으면 이 항목을 선택한 뒤 다시 인증해주세요.'
export const holderCut = (leftOut: string) => `60바이트를 넘어 입력되지 않은 글자: ${leftOut}`
export const holderWouldBeCut = (leftOut: string) =>
  `변환하면 60바이트를 넘어 잘리는 글자: ${leftOut}. 변환하시겠습니까?`
export const convert = '변환'
export const doNotConvert = '변환하지 않음'
export const convertAndCheck = '전각문자로 변환하고 다시 인증'

export const check = {
  check: '계좌인증',
  completed: '계좌인증 완료',
  done: '계좌인증이 완료되었습니다.',
} as const

/** Each screen has its own sentence (AMB-56). */
export const checkFailed = {
  application: '계좌인증 중 오류가 발생했습니다.',
  correction: '계좌인증 중 오류가 발생했습니다. 30분 뒤에 재시도해주세요.',
} as const
