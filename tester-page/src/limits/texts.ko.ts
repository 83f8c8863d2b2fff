export const hint = '부하 시험을 하는 동안 해제할 수 있습니다.'
export const state = (isOn: boolean) =>
  isOn ? '요청 횟수를 제한하고 있습니다.' : '요청 횟수를 제한하지 않습니다.'
export const lift = '제한 해제'
export const hold = '다시 제한'
