export const title = '입력한 내용을 확인해주세요.'
export const errorInTitle = '오류: '
