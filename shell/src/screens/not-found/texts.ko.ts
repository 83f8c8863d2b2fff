export const unknownPath = (path: string) => `잘못된 접근입니다.\n(주소: ${path})`
