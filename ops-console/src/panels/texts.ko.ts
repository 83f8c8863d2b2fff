export const health = '상태'
export const releases = '릴리스'
export const errors = '최근 1시간 오류'
export const audit = '작업 기록'
