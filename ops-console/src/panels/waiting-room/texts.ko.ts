const number = (count: number) => count.toLocaleString('ko-KR')
const people = (count: number) => `${number(count)}명`

export const modes: Readonly<Record<string, string>> = {
  open: '열림',
  pause: '일시 정지',
  drain: '새로 받지 않음',
  block: '차단',
  bypass: '제한 없이 입장',
}
export const waiting = '기다리는 사람'
export const inside = '입장한 사람'
export const entering = '초당 입장'
export const wait = '지금 오면'
export const opens = '예약'
export const count = people
export const insideOf = (now: number, most: number | null) =>
  most === null
    ? `${people(now)} (제한 없음)`
    : `${people(now)} / ${people(most)}${most > 0 ? ` (${Math.round((now / most) * 100)}%)` : ''}`
export const enteringOf = (perSecond: number, most: number | null) =>
  most === null ? `${number(perSecond)}명 (제한 없음)` : `${number(perSecond)}명 / ${people(most)}`
export const waitFor = (seconds: number | null) =>
  seconds === null ? '입장이 멈춰 있음' : seconds < 1 ? '바로 입장' : `약 ${duration(seconds)}`
export const soFar = (inTotal: number, completed: number) =>
  `지금까지 입장 ${people(inTotal)} · 완료 ${people(completed)}`
export const schedule = (opensAt: string, closesAt: string | null) =>
  [`${opensAt} 개시`, ...(closesAt === null ? [] : [`${closesAt} 마감`])].join(', ')
export const registered = (registrants: number) => `추첨 대기 ${people(registrants)}`
export const openingStuck = '추첨을 저장하지 못해 열지 못했습니다. ‘열기’를 누르면 추첨 없이 엽니다.'
export const drawPage = '추첨 공개 자료'
export const figures = { waiting: '기다리는 사람', inside: '입장한 사람', perSecond: '초당 입장' }
export const mostOf = (figure: string, most: number) => `${figure} 최고 ${people(most)}`
export const lastHour = (name: string, figure: string, latest: number) =>
  `${name} ${figure}, 최근 1시간: 지금 ${people(latest)}`

export const wishes = {
  pause: '일시 정지',
  open: '열기',
  change: '변경',
  plan: '예약',
  message: '안내문',
  endTurns: '입장 모두 종료',
}
export const apply = '적용하기'
export const nothingChanges = '바뀌는 것이 없습니다.'
export const mode = '상태'
export const choose = '선택'
export const limit = '동시 입장 제한'
export const rate = '초당 입장 제한'
export const noLimitHint = '비워 두면 제한이 없습니다.'
export const person = '명'

export const opening = (waitingNow: number) =>
  `기다리는 ${people(waitingNow)}이 순서대로 입장하고, 새로 오는 사람은 그 뒤에 섭니다.`
export const pausing = (waitingNow: number, insideNow: number) =>
  `기다리는 ${people(waitingNow)}은 순서를 지킨 채 멈추고, 새로 오는 사람도 줄을 섭니다. 이미 입장한 ${people(insideNow)}은 그대로입니다.`
export const draining = (waitingNow: number) =>
  `새로 오는 사람은 모두 거절됩니다. 기다리는 ${people(waitingNow)}은 순서대로 입장합니다.`
export const blocking = (waitingNow: number, insideNow: number) =>
  `기다리는 ${people(waitingNow)}과 새로 오는 사람이 모두 거절됩니다. 번호는 30분 동안 남습니다. 이미 입장한 ${people(insideNow)}은 그대로입니다.`
export const bypassing = (waitingNow: number) =>
  `기다리는 ${people(waitingNow)}과 새로 오는 사람이 제한 없이 한꺼번에 입장합니다.`
export const aboveLimit = (insideNow: number, limited: number) =>
  `입장한 ${people(insideNow)}이 ${people(limited)}보다 적어질 때까지 아무도 입장하지 못합니다.`
export const noOneEnters = '아무도 입장하지 못합니다.'
export const limited = (before: string, after: string) => `동시 입장 제한: ${before} → ${after}`
export const paced = (before: string, after: string) => `초당 입장 제한: ${before} → ${after}`
export const takes = (waitingNow: number, seconds: number) =>
  `기다리는 ${people(waitingNow)}이 모두 입장하는 데 적어도 ${duration(seconds)} 걸립니다.`
export const drawsNow = (registrants: number) =>
  `예약보다 먼저 엽니다. 추첨을 기다리는 ${people(registrants)}의 순서를 지금 추첨합니다.`
export const none = '없음'

export const opensAt = '개시 시각 (한국 시각)'
export const closesAt = '마감 시각 (한국 시각)'
export const closesHint = '비워 두면 마감하지 않습니다. 마감하면 새로 받지 않고, 기다리던 사람은 입장합니다.'
export const draws = '개시 전에 온 사람의 순서를 추첨으로 정하기'
export const drawsHint = '추첨 키의 해시를 지금 공개하고, 키는 개시 때 공개합니다. 누구나 확인할 수 있습니다.'
export const drawsByNetwork = '한 네트워크가 앞 순서를 차지하지 않게 하기'
export const drawsByNetworkHint =
  '같은 주소에서 온 번호가 많을수록 뒤로 흩어집니다. 통신사처럼 많은 사람이 한 주소를 함께 쓰면 선택을 해제하세요.'
export const cancelPlan = '예약 취소하기'
export const closesNow = (waitingNow: number) =>
  `지금부터 개시까지 대기열을 멈춥니다. 기다리는 ${people(waitingNow)}은 순서를 지키고, 개시하면 먼저 입장합니다.`
export const planned = (at: string) => `${at}에 자동으로 엽니다.`
export const plannedClosing = (at: string) => `${at}부터 새로 받지 않습니다.`
export const drawsThen = (registrants: number) =>
  `그때까지 온 사람의 순서를 추첨합니다. 지금 ${people(registrants)}이 등록했습니다.`
export const drawsOnCancel = (registrants: number) =>
  `취소하면 추첨을 기다리는 ${people(registrants)}의 순서를 지금 추첨하고, 대기열은 멈춘 채로 둡니다.`

export const messageUntil = (text: string, until: string) => `${text} (${until}까지)`
export const messageText = '기다리는 사람에게 보일 안내문'
export const messageHint = '한 줄, 글자로만 보입니다. 개인정보는 적지 마세요.'
export const messageFor = '표시 시간'
export const messageTimes: Readonly<Record<string, string>> = {
  '10': '10분',
  '30': '30분',
  '60': '1시간',
  '180': '3시간',
  '720': '12시간',
}
export const inAllLines = '모든 대기열에 적용하기'
export const preview = '기다리는 사람에게 이렇게 보입니다'
export const takeMessageBack = '안내문 내리기'
export const announces = (waitingNow: number, time: string) =>
  `기다리는 ${people(waitingNow)}에게 다음 확인 때(30초 안) 보이고, ${time} 뒤에 사라집니다. 이전 안내문은 바뀝니다.`
export const takesMessageBack = '기다리는 사람의 화면에서 다음 확인 때(30초 안) 사라집니다.'
export const endsTurns = (insideNow: number) =>
  `입장한 ${people(insideNow)}의 자리가 바로 비고, 이미 받은 통과증도 쓸 수 없습니다. 하던 일을 계속하려면 다시 줄을 섭니다.`

export const lists = '차단·우선 목록'
export const listed = (denied: number, preferred: number) =>
  `차단 ${number(denied)}건 · 우선 ${number(preferred)}건`
export const editLists = '목록 변경'
export const deny = '차단 목록'
export const priority = '우선 목록'
export const listHint =
  '한 줄에 하나씩: 주소(192.0.2.7), 네트워크(192.0.2.0/24), 대기 번호(act_1-42). 개인정보는 적지 마세요.'
export const listsEffect = ({ added, removed }: { added: number; removed: number }, what: string) =>
  `${what}: ${number(added)}건 추가, ${number(removed)}건 삭제`
export const denyEffect = '차단된 주소에서 오는 사람은 지금 기다리고 있더라도 모두 거절됩니다.'
export const priorityEffect = '우선 목록의 사람은 열 명 가운데 한 명까지 먼저 입장합니다.'

function duration(seconds: number): string {
  if (seconds < 60) return `${number(Math.ceil(seconds))}초`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes}분`
  return `${number(Math.floor(minutes / 60))}시간 ${minutes % 60}분`
}
