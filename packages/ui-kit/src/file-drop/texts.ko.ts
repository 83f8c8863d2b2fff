export const choose = '파일 선택'
export const chooseAnother = '다른 파일 선택'
export const dropHere = '또는 여기에 파일을 끌어다 놓으세요.'
export const count = (chosen: number, limit?: number) =>
  limit === undefined ? `${chosen}개` : `${chosen}개 / ${limit}개`
export const countLabel = '선택한 파일'
export const noFile = '선택한 파일이 없습니다.'
export const attached = '첨부됨'
export const takePhoto = '사진 찍기'
export const chosen = '올리기 전'
export const waiting = '대기 중'
export const preparing = '준비 중'
export const checking = '올린 파일 확인 중'
export const uploading = (percent: number) => `올리는 중 ${percent}%`
export const done = '완료'
export const empty = '내용이 없는 파일 (0바이트)'
export const failed = (reason: string) => `실패: ${reason}`
export const refused = (reason: string) => `올릴 수 없음: ${reason}`
export const view = '크게 보기'
export const newWindow = '(새 창 열림)'
export const remove = '삭제'
export const retry = '다시 시도'
