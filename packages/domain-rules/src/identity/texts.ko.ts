export const windowBlocked = {
  certificate: '팝업 차단을 해제해주세요.',
  form: '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제해 주세요.',
} as const
