/** Texts of the preview. Failures have the specification's sentences (ERR-01, ERR-03, ERR-04, PDET-44 to PDET-46). */
export const imageFailed = '이미지를 불러올 수 없습니다.'
export const pdfFailed = 'PDF 파일을 열 수 없습니다.'
export const fileFailed = '파일을 불러올 수 없습니다.'

export const heicUnshown =
  '이 브라우저는 HEIC 사진을 화면에 보여주지 못하지만, 파일은 그대로 제출할 수 있습니다. 아이폰의 설정 > 카메라 > 포맷에서 높은 호환성을 선택하면 JPG로 촬영됩니다.'

export const loading = '파일을 불러오는 중입니다.'
export const reason = '보완요청 사유'
export const retry = '다시 시도'
export const download = '내려받기'
export const close = '닫기'
export const openInWindow = '새 창에서 보기'
export const newWindow = '(새 창 열림)'
