export const more = '더 보기'
