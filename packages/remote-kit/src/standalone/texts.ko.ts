/** Texts for testers on the page of a remote that runs alone. */
export const alone = (name: string) => `${name} 단독 실행`
export const screens = '화면 목록'
export const sandbox = '시험 데이터 (새 창 열림)'
export const outsideThisRemote = (path: string) =>
  `${path} 화면은 이 리모트에 없습니다. 여기서 흐름이 다른 영역으로 넘어갑니다.`
export const session = '세션 상태 편집'
export const sessionJson = '세션 (JSON)'
export const apply = '적용'
export const reset = '초기화'
export const notJson = (reason: string) => `JSON 형식이 아닙니다. ${reason}`
export const waitingRoom = '대기실'
export const completeTurn = '이용 완료'
export const gateResult = (action: string, result: string) => `${action}: ${result}`
