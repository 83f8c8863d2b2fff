export const choose = '파일 선택'
export const chooseAnother = '다른 파일 선택'
export const dropHere = '또는 여기에 파일을 끌어다 놓으세요.'
export const count = (chosen: number, limit: number) => `${chosen}개 / ${limit}개`
export const countLabel = '선택한 파일'
export const noFile = '선택한 파일이 없습니다.'
export const attached = '첨부됨'
export const waiting = '대기 중'
export const uploading = (percent: number) => `올리는 중 ${percent}%`
export const done = '완료'
export const failed = (reason: string) => `실패: ${reason}`
export const remove = '삭제'
export const retry = '다시 시도'
