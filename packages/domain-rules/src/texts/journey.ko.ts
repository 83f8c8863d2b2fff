export const selfCheck = {
  unanswered: '모든 항목을 선택해주세요.',
  notEligible: '배달·택배비 지원 대상자가 아닙니다.',
} as const

export const guard = {
  businessNumberFirst: '사업자등록번호 확인을 진행해주세요.',
  identityFirst: '본인인증을 먼저 진행해주세요.',
  authenticationExpired: '인증정보가 만료되었습니다.',
  tokenExpired: '인증이 만료되었습니다. 다시 인증해주세요.',
  unknownPath: '잘못된 접근입니다.',
} as const

export const consents = {
  requiredMissing: '필수 동의 항목에 모두 동의해주세요.',
} as const
