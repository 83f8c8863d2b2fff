export const reenter = '다시 입력'
