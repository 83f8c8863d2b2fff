import type { Failure } from 'ops-api'

export const none = '최근 1시간 동안 알려진 오류가 없습니다.'
export const caption = '최근 1시간 오류'
export const release = '버전'
export const failures = '오류'
export const starts = '정상 시작'
export const kindsOf = '종류'
export const remote = '화면'
export const all = '모든 화면'
export const gone = (count: number) => `지난 버전의 오류 ${count}개`
export const times = (count: number) => `${count.toLocaleString('ko-KR')}건`
/** The kinds of beacons that report a failure. */
export const kinds: Readonly<Record<string, string>> = {
  load: '파일을 불러오지 못함',
  integrity: '파일이 변조됨',
  bootstrap: '준비 실패',
  mount: '화면을 그리지 못함',
  crash: '화면 오류',
  timeout: '시간 초과',
  probe: '교체 전 점검 실패',
  hang: '응답 없음',
  mismatch: '미리 그린 화면과 다름',
} satisfies Record<Failure, string>
export const kindTimes = ([kind, count]: readonly [string, number]) =>
  `${kinds[kind] ?? kind} ${times(count)}`
