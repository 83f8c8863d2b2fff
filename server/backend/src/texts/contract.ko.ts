/** Sentences about access, and about malformed requests. */
export const contractTexts = {
  /** AMB-35: the sentence for a session that has ended, in every response. */
  sessionExpired: '인증정보가 만료되었습니다.',
  notVerified: '개인인증은 필수입니다',
  adminRefused: '접근 권한이 없습니다.',
  tooManyRequests: (seconds: number) => `요청이 많습니다. ${waitIn(seconds)} 뒤에 다시 시도해주세요.`,
  unavailable: '일시적으로 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  readOnly: '지금은 조회만 할 수 있습니다. 입력한 내용은 화면에 그대로 있으니 잠시 후 다시 시도해주세요.',
  maintenance:
    '지금은 시스템 점검 중입니다. 입력한 내용은 화면에 그대로 있으니 점검이 끝난 뒤 다시 시도해주세요.',
  tokenCreated: '인증 유효시간이 설정되었습니다.',
  tokenRemaining: '인증 유효시간 조회가 완료되었습니다.',
  cookieSet: '인증정보가 저장되었습니다.',
  loggedOut: '로그아웃되었습니다.',
  passRequired: '접속 순서를 기다린 뒤 다시 시도해주세요.',
  foreignPage: '허용되지 않은 페이지의 요청입니다.',
} as const

function waitIn(seconds: number): string {
  return seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`
}
