export const nothingLost = '입력하신 내용은 그대로 있습니다.'
