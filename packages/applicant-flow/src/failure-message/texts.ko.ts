export const nothingLost = '입력하신 내용은 그대로 있습니다.'
export const tryAgain = '다시 불러오기'
