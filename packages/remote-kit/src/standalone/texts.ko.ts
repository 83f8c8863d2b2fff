/** What testers read on the page of a remote that runs alone. */
export const texts = {
  alone: (name: string) => `${name} 단독 실행`,
  screens: '화면 목록',
  outsideThisRemote: (path: string) =>
    `${path} 화면은 이 리모트에 없습니다. 여기서 흐름이 다른 영역으로 넘어갑니다.`,
  session: '세션 상태 편집',
  sessionJson: '세션 (JSON)',
  apply: '적용',
  reset: '초기화',
  notJson: (reason: string) => `JSON 형식이 아닙니다. ${reason}`,
  waitingRoom: '대기실',
  completeTurn: '이용 완료',
  gateAnswered: (action: string, answer: string) => `${action}: ${answer}`,
} as const
