export const now = (moment: string, isSet: boolean) =>
  `${new Date(moment).toLocaleString('ko-KR')} (${isSet ? '맞춰진 시각' : '실제 시각'})`
export const moment = '시각 (이 기기의 시간대)'
export const missing = '시각을 입력해주세요.'
export const set = '시각 맞추기'
export const free = '실제 시각으로'
