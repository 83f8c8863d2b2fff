/** What every remote says in the same words. */
export const loading = '화면을 불러오는 중입니다.'
export const notReady = '컨텐츠 준비중입니다.'
export const goHome = '처음 화면으로'
