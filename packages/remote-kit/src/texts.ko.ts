/** Texts that all remotes share. */
export const loading = '화면을 불러오는 중입니다.'
