export const searchButton = '검색'
