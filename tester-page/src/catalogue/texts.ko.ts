export const businessNumber = '사업자번호'
export const openingDate = '개업일'
export const corporateNumber = '법인번호'
export const person = '인물'
export const birthDate = '생년월일'
export const residenceNumber = '주민등록번호'
export const accountNumber = '계좌번호'
export const holder = '예금주'
export const bank = (code: string) => `은행 코드 ${code}`
