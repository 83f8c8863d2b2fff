export const close = '닫기'
