export const ok = '확인'
export const cancel = '취소'
export const close = '닫기'
