/** Texts around the reasons of a hold or an exclusion. */
export const loading = '사유를 불러오는 중입니다.'
export const failed = '사유를 불러오지 못했습니다.'
export const tryAgain = '다시 불러오기'
export const at = '사유 등록일'
