export const downloadFailed = '파일 다운로드에 실패했습니다.'
export const download = '내려받기'
