export const startFailed = '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐주세요.'
export const frameFailed = '화면에 문제가 생겼습니다. 화면을 새로 고쳐주세요.'
export const late = '연결이 느려 아직 화면을 쓸 수 없습니다. 잠시 기다리거나 화면을 새로 고쳐주세요.'
export const reload = '새로 고침'
