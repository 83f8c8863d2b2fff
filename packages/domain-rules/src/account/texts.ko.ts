export const bankMissing = '은행을 선택해주세요.'
export const numberMissing = '계좌번호를 입력해주세요.'
export const numberNotDigits = '계좌번호는 숫자만 입력해주세요.'
export const holderMissing = {
  application: '예금주를 입력해주세요.',
  correction: '예금주명을 입력해주세요.',
} as const
export const holderMismatch = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
export const fullWidthHint = "예금주가 영문인 경우 '전각문자 변환'을 체크해주세요."

// Our own sentences: fields stop at these lengths, so only a server sends them.
export const numberTooLong = (limit: number) => `계좌번호는 최대 ${limit}자리까지만 입력 가능합니다.`
export const holderTooLong = (limit: number) => `예금주는 최대 ${limit}바이트까지만 입력 가능합니다.`
