export const startFailed = '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐 주세요.'
