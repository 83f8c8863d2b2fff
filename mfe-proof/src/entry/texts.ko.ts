export const loading = '증빙 화면을 준비하는 중입니다.'
