export const mobileNumberWrong = '휴대폰번호를 정확히 입력해주세요.'
export const identityMissing = '본인인증 정보가 없습니다.'
export const residenceNumberMissing = '주민번호를 입력해주세요.'
export const residenceNumberWrong = '주민등록번호를 정확히 입력해주세요.'
export const companyNameMissing = '법인명 or 상호명을 입력해주세요'

// Our own: fields stop at these lengths, so only a server sends these messages.
export const applicantNameTooLong = (limit: number) => `신청인 성명은 최대 ${limit}자까지만 입력 가능합니다.`
export const companyNameTooLong = (limit: number) =>
  `법인명 or 상호명은 최대 ${limit}자까지만 입력 가능합니다.`
