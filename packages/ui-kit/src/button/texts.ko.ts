export const busy = '처리 중입니다.'
export const newWindow = '(새 창 열림)'
