/** What every remote says in the same words. */
export const loading = '화면을 불러오는 중입니다.'
