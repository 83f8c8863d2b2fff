/** Texts around the examples of documents. */
export const imageFailed = '이미지를 불러올 수 없습니다.'
export const close = '닫기'
