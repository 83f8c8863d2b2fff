/** What is said of a file that is looked at; the failures are the specification's sentences (ERR-01, ERR-03, ERR-04, PDET-44 to PDET-46). */
export const imageFailed = '이미지를 불러올 수 없습니다.'
export const pdfFailed = 'PDF 파일을 열 수 없습니다.'
export const fileFailed = '파일을 불러올 수 없습니다.'

export const loading = '파일을 불러오는 중입니다.'
export const reason = '보완요청 사유'
export const retry = '다시 시도'
export const download = '내려받기'
export const close = '닫기'
export const openInWindow = '새 창에서 보기'
export const newWindow = '(새 창 열림)'
