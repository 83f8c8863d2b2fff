export const failed = '요청을 처리하지 못했습니다.'
