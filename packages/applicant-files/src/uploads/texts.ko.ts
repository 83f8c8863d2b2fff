/** Texts about the transfer of files. */
export const uploadFailed = '파일 업로드 중 오류가 발생했습니다.'
export const chooseAgain = '보관된 파일을 찾을 수 없습니다. 삭제한 뒤 다시 선택해주세요.'

export const begun = (count: number) => `파일 ${count}개를 올리기 시작했습니다.`
export const arrived = (done: number, count: number) => `파일 ${count}개 중 ${done}개를 올렸습니다.`
export const allArrived = (count: number) => `파일 ${count}개를 모두 올렸습니다.`
export const someFailed = (failed: number) =>
  `파일 ${failed}개를 올리지 못했습니다. 다시 시도하거나 삭제해주세요.`
export const offline = '인터넷 연결이 끊겼습니다. 연결되면 이어서 올립니다.'
