export const title = '시험 도구'
export const notice = '모든 사업자, 인물, 계좌는 가상의 자료입니다.'
export const toSite = '사이트로 가기'
export const toRemotes = '화면 묶음 단독 시험'
export const contents = '시험 도구 목차'

/** The title of each section, and its name in the table of contents. */
export const seeds = { title: '시드: 정해진 상태의 신청 만들기', short: '시드' }
export const applications = { title: '신청과 업무 처리', short: '신청' }
export const identity = { title: '진행 중인 본인인증', short: '본인인증' }
export const businesses = { title: '시험 사업자', short: '사업자' }
export const persons = { title: '시험 인물', short: '인물' }
export const accounts = { title: '시험 계좌', short: '계좌' }
export const queue = { title: '대기열' }
export const clock = { title: '서버 시각', short: '시각' }
export const limits = { title: '요청 제한' }
