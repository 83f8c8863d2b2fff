/** The texts of the popup. */
export { goesOnByItself, title } from '../texts.ko.ts'

export const stopWarning = '중지 후 재접속하시면 대기시간이 더 길어집니다.'
export const keepsPlace = '새로고침하거나 통신이 잠시 끊겨도 순서는 유지됩니다.'
export const reconnecting = '연결을 다시 시도하고 있습니다. 순서는 유지됩니다.'
export const stop = '중지'
export const stopQuestion = '대기를 중지하시겠습니까?'
export const keepWaiting = '계속 대기'
export const signalAtEntry = '입장 알림(소리·진동)'
export const entered = '차례가 되어 접속되었습니다.'
export const progress = '대기 진행률'
export const estimatedWait = '예상 대기시간'
export const ahead = '앞에 대기 중인 고객'
export const behind = '뒤에 대기 중인 고객'
export const people = (count: string) => `${count}명`
export const hours = (count: number) => `${count}시간`
export const minutes = (count: number) => `${count}분`
export const seconds = (count: number) => `${String(count).padStart(2, '0')}초`
export const many = '다수'
export const orMore = (wait: string) => `${wait} 이상`
export const about = (wait: string) => `약 ${wait}`
export const underAMinute = '1분 미만'
export const titleWith = (peopleAhead: string, pageTitle: string) => `(대기 ${peopleAhead}) ${pageTitle}`
export const spoken = (wait: string, peopleAhead: string) =>
  `예상 대기시간 ${wait}, 앞에 대기 중인 고객 ${peopleAhead}.`
