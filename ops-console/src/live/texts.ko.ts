export const stale = '최신 상태가 아닙니다.'
export const loading = '불러오는 중입니다.'
