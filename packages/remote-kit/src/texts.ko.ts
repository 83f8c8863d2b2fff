/** Texts that all remotes share. */
export const loading = '화면을 불러오는 중입니다.'
export const tryAgain = '다시 시도'
export const close = '닫기'
