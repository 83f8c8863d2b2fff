export const newWindow = '(새 창 열림)'
