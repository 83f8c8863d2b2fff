/** What the question whether to extend the session says. */
export const extendQuestion = '본인인증 만료가 5분 남았습니다. 연장하시겠습니까?'
export const extend = '연장'
export const doNotExtend = '아니오'
export const rest = (clock: string) => `남은 시간 ${clock}`
