export const title = '운영 콘솔'
export const signOut = '로그아웃'
export const contents = '콘솔 목차'
