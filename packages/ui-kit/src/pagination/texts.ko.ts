export const first = '처음'
export const previous = '이전'
export const next = '다음'
export const last = '마지막'
export const pageOf = (page: number, pages: number) => `전체 ${pages}페이지 중 ${page}페이지`
