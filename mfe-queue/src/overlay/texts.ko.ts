/** The texts of the popup. */
export { goesOnByItself, title } from '../texts.ko.ts'

export const stopWarning = '중지 후 재접속하시면 대기시간이 더 길어집니다.'
/** Before an opening. */
export const opensTitle = '서비스 시작 대기 중입니다.'
export const opensAt = '시작 시각(한국 시간)'
export const timeLeft = '시작까지'
export const opensNow = '곧 시작합니다'
export const alsoWaiting = '함께 기다리는 고객'
export const entrant = '내 추첨 번호'
export const entrantNumber = (number: string) => `${number}번`
export const opensByItself = '이 화면을 열어 두시면 순서대로 자동 접속됩니다.'
export const isDrawn = '순서는 시작할 때 추첨으로 정합니다. 먼저 오셔도 유리하지 않습니다.'
export const keepsLot = '창을 닫지 마세요. 새로고침해도 추첨에 참여합니다.'
export const keepsDrawnPlace = '추첨으로 정해진 순서이며, 새로고침해도 유지됩니다.'
export const day = (month: string, date: string, weekday: string) => `${month}월 ${date}일(${weekday})`
export const timeOfDay = (hour: number, minute: number) =>
  `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시${minute ? ` ${minute}분` : ''}`
export const spokenOpening = (time: string, left: string, order: string) =>
  `${time}에 시작합니다. 시작까지 ${left}. ${order}`
export const spokenStart = (isDrawnNow: boolean) =>
  isDrawnNow ? '시작되어 추첨으로 순서가 정해졌습니다.' : '시작되었습니다.'

/** While an operator has stopped the line. */
export const pausedWait = '잠시 중단'
export const paused = '접속이 잠시 중단되었습니다. 순서는 유지됩니다.'
/** While there is no number. */
export const numberLater = '잠시 후 번호를 드립니다.'
export const lastChecked = (time: string) => `마지막 확인 ${time}`
export const prepare = '준비할 것: 사업자등록번호, 휴대폰·인증서, 통장'
export const inEnglish = 'You are in line. Stay on this page.'
export const connecting = '연결 중'
export const waitingForNumber = '번호 대기'

export const keepsPlace = '창을 닫지 마세요. 새로고침해도 순서는 유지됩니다.'
export const reconnecting = '연결을 다시 시도하고 있습니다. 순서는 유지됩니다.'
export const stop = '중지'
export const stopQuestion = '대기를 중지하시겠습니까?'
export const keepWaiting = '계속 대기'
export const signalAtEntry = '입장 알림(소리·진동)'
export const notifyAtEntry = '차례가 되면 알림 받기'
export const enteredBody = '열어 두신 화면에서 이어집니다.'
export const enteredInTitle = '접속되었습니다'
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
export const waiting = (peopleAhead: string) => `대기 ${peopleAhead}`
export const opens = (time: string) => `${time} 시작`
export const titleWith = (place: string, pageTitle: string) => `(${place}) ${pageTitle}`
export const spoken = (wait: string, peopleAhead: string) =>
  `예상 대기시간 ${wait}, 앞에 대기 중인 고객 ${peopleAhead}.`
