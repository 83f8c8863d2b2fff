export const stale = '최신 상태가 아닙니다.'
export const loading = '불러오는 중입니다.'
export const skip = '본문 바로가기'

/** The step that a person waits for. */
const steps: Readonly<Record<string, string>> = {
  home: '첫 화면',
  phone: '휴대폰 인증',
  realName: '실명 확인',
  businessCheck: '사업자 확인',
  accountCheck: '계좌 확인',
  accountCorrection: '계좌 정정',
  proofBusiness: '영업 증빙',
  financial: '금융인증서',
  joint: '공동인증서',
  ipin: '아이핀',
  simpleApply: '간편인증 신청',
  simpleResult: '간편인증 결과',
}
/** A line of the waiting room. */
export const stepOf = (step: string) => steps[step] ?? step
export const lineName = (action: string, step: string) => `${stepOf(step)} (${action})`
