import { timeOf } from '../time-of.ts'

const number = (count: number) => count.toLocaleString('ko-KR')
export const none = '아직 올린 릴리스가 없습니다.'
export const live = '게시 중'
export const canary = '일부 게시'
export const fallback = '예비'
export const scripts = '스크립트'
const kilobytes = (bytes: number) => `${number(Math.ceil(bytes / 1000))}kB`
export const weight = (bytes: number, most: number | undefined) =>
  most === undefined ? kilobytes(bytes) : `${kilobytes(bytes)} (한도 ${kilobytes(most)})`
export const behind = '아직 바뀌지 않은 화면'
export const deferred = (count: number) => `${number(count)}개는 새 버전 대기 중`
export const unsaved = (count: number) => `저장하지 않은 입력 ${number(count)}개`
export const retired = '게시 중단됨'
export const neverLive = '게시 전'
export const step = (present: number, all: number, nextAt: string | null) =>
  `${present}/${all}단계, ${nextAt === null ? '멈춤' : `다음 ${timeOf(nextAt)}`}`
export const orders = { pause: '단계 멈추기', resume: '단계 이어가기' }
export const asked = '확인 필요'
export const failing = '실패 많음'
export const history = '최근 변경'
export const nothing = '없음'
export const pages = (count: number) => `열린 화면 ${number(count)}개`
export const versions = (count: number) => `버전 ${number(count)}개`
export const unknown = '열린 화면 수를 알 수 없음'
export const share = ({ percent, allow }: { percent: number; allow: readonly string[] }) =>
  [`${percent}%`, ...(allow.length > 0 ? [`지정 브라우저 ${allow.length}개`] : [])].join(' + ')

export const verbs = { promote: '전체 게시', canary: '일부 게시', rollback: '되돌리기', retire: '게시 중단' }
/** The buttons of a remote. */
export const wishes = { ...verbs, link: '시험 링크' }
export const carryOut = {
  promote: '모두에게 게시하기',
  canary: '일부에게 게시하기',
  rollback: '지금 되돌리기',
  retire: '게시 중단하기',
}
export const preview = '바뀌는 내용 보기'

export const version = '버전'
export const chooseVersion = '버전을 선택해주세요.'
export const noVersion = '게시할 수 있는 다른 버전이 없습니다. 먼저 릴리스를 올려주세요.'
export const storedAt = (time: string) => `${time} 올림`
export const former = '이전에 게시됨'
export const percent = '게시할 브라우저 비율'

export const nothingChanges = '이미 그 버전이므로 바뀌는 것이 없습니다.'
export const givesWay = (from: string | null, to: string | null) => `${from ?? nothing} → ${to ?? nothing}`
export const forWhom = (percentage: number, listed: number) => {
  if (percentage >= 100) return '모든 브라우저에 적용됩니다.'
  const others = listed > 0 ? `, 지정한 브라우저 ${number(listed)}개` : ''
  return `브라우저의 ${percentage}%${others}에 적용됩니다.`
}
export const pagesConcerned = (count: number) => `지금 열려 있는 화면 약 ${number(count)}개가 바뀝니다.`
export const pagesUnknown = '지금 열려 있는 화면이 몇 개인지는 알 수 없습니다.'
export const triedBefore = '게시하기 전에 서버가 브라우저에서 먼저 시험합니다. 몇 초 걸립니다.'
export const waits = '다른 사람이 자신의 토큰으로 확인해야 적용됩니다. 그때까지는 바뀌지 않습니다.'
export const untried = {
  off: '브라우저 시험이 꺼져 있어(SMOKE) 시험 없이 바로 게시됩니다.',
  'no browser': '이 서버에는 브라우저가 없어 시험 없이 바로 게시됩니다.',
}

export const starts = (count: number) => `시작 ${number(count)}`
export const failures = (count: number, recentShare: number) =>
  `실패 ${number(count)}${count > 0 ? ` (최근 ${(recentShare * 100).toFixed(1)}%)` : ''}`
export const hour = (name: string, started: number, failed: number, worstAt: number | undefined) =>
  [
    `${name} 최근 1시간: 시작 ${number(started)}건, 실패 ${number(failed)}건`,
    ...(worstAt === undefined
      ? []
      : [`실패가 가장 많은 때 ${timeOf(new Date(worstAt * 1_000).toISOString())}`]),
  ].join('. ')

export const linkFrom = '릴리스가 있는 주소'
export const linkHint = 'release.json이 있는 폴더: https://preview.example.org/mfe-result/'
export const makeLink = '링크 만들기'
export const linkMade = (made: string) => `${made} 시험 링크를 만들었습니다.`
export const linkOnce = (until: string) => `처음 연 브라우저에서만 ${until}까지 열립니다.`
export const linkAddress = '시험 링크'
export const copy = '링크 복사'

export const pagesAdded = (paths: readonly string[]) => `새로 생기는 주소: ${paths.join(', ')}`
export const pagesRemoved = (paths: readonly string[]) => `없는 주소가 되는 화면: ${paths.join(', ')}`

export const actions: Readonly<Record<string, string>> = {
  promote: '전체 게시',
  canary: '일부 게시',
  'end canary': '일부 게시 끝',
  'roll back': '되돌리기',
  retire: '게시 중단',
}
