export const title = '다른 팀의 화면'
