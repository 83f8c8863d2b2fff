export const refresh = '새로고침'
export const none = '진행 중인 본인인증이 없습니다.'
export const business = '사업자등록번호'
export const openWindow = '인증 창 열기'
export const verifiedAs = '인증할 인물'
export const choose = '선택'
export const methods: Readonly<Record<string, string>> = {
  simple: '간편인증',
  phone: '휴대폰 인증',
  financial: '금융인증서',
  joint: '공동인증서',
  ipin: '아이핀(IPIN)',
}
export const outcomes = { success: '성공', fail: '실패', cancel: '취소' }
export const ended = (outcome: string) => `본인인증을 끝냈습니다. (${outcome})`
