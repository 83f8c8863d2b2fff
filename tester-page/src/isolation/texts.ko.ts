export const title = (remote: string) => `${remote} 단독 시험`
export const remotes = '단독 시험할 화면 묶음'
export const toTools = '시험 도구'
export const stage = '화면'
export const choose = '선택'
export const drawer = '조건과 기록'
export const toDrawer = '조건과 기록 바로가기'
export const frame = (remote: string) => `${remote} 화면`

export const state = '조건'
export const session = '세션'
export const journal = '기록'
export const open = '이 조건으로 열기'
export const notPrepared = '조건을 준비하지 못했습니다.'
export const noSuchVersion = (remote: string, version: string) =>
  `배포된 ${remote} ${version} 버전이 없습니다.`
export const sessionNotJson = '주소의 session 값이 JSON 형식이 아닙니다.'
export const clockHint = '서버 시각은 이 시험 환경을 쓰는 모두에게 바뀝니다.'
export const versionHint = '비워두면 지금 서비스 중인 버전이 열립니다.'
export const notEmulated =
  '강제 색상은 화면의 스타일만 따르며, 브라우저가 직접 바꾸는 색은 보이지 않습니다. 느린 통신과 끊긴 통신은 호출에만 적용됩니다.'

export const faultsOfCalls = '호출별 장애'
export const call = '호출'
export const fault = '장애'
export const faults = { late: '응답 없음', unreachable: '연결 끊김', malformed: '형식이 다른 응답' } as const
export const addFault = '장애 추가'
export const mended = '해제'
export const mend = (name: string) => `${name} 장애 해제`
export const chooseBoth = '호출과 장애를 모두 선택해주세요.'

export const fields = {
  page: '열 화면',
  scenario: '시나리오',
  person: '신청인',
  width: '화면 너비',
  clock: '시각',
  network: '통신',
  queue: '대기열',
  motion: '움직임',
  colours: '색상',
  letters: '글자 크기',
  responses: '응답',
  version: '버전',
} as const

/** The choice that changes nothing. */
export const usual = {
  page: '첫 화면',
  scenario: '없음 (처음 방문)',
  person: '새 인물',
  width: '창 너비',
  network: '보통',
  queue: '서버 상태 그대로',
  motion: '기기 설정',
  colours: '기기 설정',
  letters: '기기 설정',
  responses: '실제 서버',
} as const

export const choices = {
  width: { 320: '320px', 360: '360px', 768: '768px', 1280: '1280px' },
  network: { slow: '느림 (호출마다 3초)', offline: '끊김' },
  queue: { line: '줄 서는 중 (앞에 120명)', blocked: '입장 제한', broken: '대기열 장애' },
  motion: { reduced: '줄임' },
  colours: { forced: '강제 색상' },
  letters: { large: '크게' },
  responses: { recorded: '기록된 응답 (서버 없이)' },
} as const

export const kinds = {
  call: '호출',
  dialog: '대화상자',
  navigation: '이동',
  beacon: '보고',
  announcement: '음성 안내',
} as const
export const nothingYet = '아직 기록이 없습니다.'
export const bodies = '내용'

export const sessionJson = '세션 (JSON)'
export const notJson = 'JSON 형식이 아닙니다.'
export const openWithSession = '이 세션으로 열기'

export const copyReport = '오류 보고 복사'
export const copied = '오류 보고를 복사했습니다.'
export const copyFailed = '복사하지 못했습니다.'
