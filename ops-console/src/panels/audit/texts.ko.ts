import type { AuditAction, AuditKind } from 'ops-api'

const number = (count: number) => count.toLocaleString('ko-KR')
export const caption = '운영 작업 기록'
export const at = '시각'
export const who = '누가'
export const what = '작업'
export const detail = '내용'
export const from = '접속 주소'
export const none = '아직 기록이 없습니다.'
export const kind = '종류'
export const allKinds = '모든 작업'
export const kinds = {
  release: '릴리스',
  'waiting-room': '대기실',
  notice: '공지',
  token: '토큰',
  override: '시험 링크',
  operation: '거절됨',
} satisfies Record<AuditKind, string>
export const newest = '최신 기록'
export const older = '이전 기록'
export const nothing = '없음'
export const notTried = '브라우저 시험 없음'
export const storedBefore = '이미 올린 릴리스'
export const listedBrowsers = (count: number) => `지정 브라우저 ${number(count)}개`
export const orderedBy = (operator: string) => `요청: ${operator}`
export const cleaned = (count: number, days: number) => `${days}일이 지난 릴리스 ${number(count)}개`
export const failedIn = (failing: number, networks: number) =>
  `네트워크 ${number(networks)}곳 중 ${number(failing)}곳에서 실패`
export const slower = (measure: string, now: string, before: string) => `${measure} ${now} (이전 ${before})`
export const until = (time: string) => `${time}까지`
export const period = (begin: string, end: string) => `${begin} ~ ${end}`
export const modeSet = (before: string, now: string) => `상태: ${before} → ${now}`
export const planCancelled = '예약 취소'
export const withDraw = (times: string) => `${times}, 추첨`
export const allLines = '모든 대기열'
export const takenBack = '안내문 내림'
export const added = (list: string, entries: string) => `${list}에 추가: ${entries}`
export const removed = (list: string, entries: string) => `${list}에서 삭제: ${entries}`
export const actions: Readonly<Record<string, string>> = {
  'release.upload': '릴리스 올림',
  'release.promote': '전체 게시',
  'release.canary': '일부 게시',
  'release.rollback': '되돌리기',
  'release.retire': '게시 중단',
  'release.order': '게시 확인 요청',
  'release.withdraw': '게시 요청 취소',
  'release.clean': '오래된 릴리스 정리',
  'release.rollout-pause': '단계 멈춤',
  'release.rollout-resume': '단계 이어감',
  'release.rollout-skip': '다음 단계 바로 시작',
  'release.rollout-step': '다음 단계 자동 시작',
  'release.rollout-paused': '단계 자동 멈춤',
  'release.automatic-rollback': '자동 되돌리기',
  'release.warning': '릴리스 확인 필요',
  'override.create': '시험 링크 만듦',
  'waiting-room.change': '대기실 변경',
  'waiting-room.message': '대기실 안내문 변경',
  'waiting-room.end-turns': '대기실 입장 모두 종료',
  'waiting-room.lists': '대기실 목록 변경',
  'notice.publish': '공지 게시',
  'notice.change': '공지 수정',
  'notice.delete': '공지 삭제',
  'token.make': '토큰 만듦',
  'token.revoke': '토큰 해지',
  'session.begin': '로그인',
  'site.mode': '운영 모드 변경',
  'person.export': '개인정보 내보내기',
  'person.erase': '개인정보 파기',
  'operation.refused': '거절됨',
} satisfies Record<AuditAction, string>
