export const title = '운영 콘솔'
export const signOut = '로그아웃'
