import type { Role } from 'ops-api'

export const caption = '발급한 토큰'
export const name = '이름'
export const nameHint = '사람이나 파이프라인마다 하나씩 만듭니다. 같은 이름은 다시 쓸 수 없습니다.'
export const nameWrong = '이름은 영문, 숫자, . _ @ - 로 64자까지 입력해주세요.'
export const role = '권한'
export const chooseRole = '권한을 선택해주세요.'
export const roles: Readonly<Record<Role, string>> = {
  read: '조회',
  publish: '릴리스 게시',
  operate: '전체 릴리스 운영',
  'waiting-room': '대기실 운영',
  notices: '공지 관리',
  owner: '소유자',
}
export const remotes = '게시할 화면'
export const remotesHint = '쉼표로 구분합니다. 예: mfe-apply, mfe-proof'
export const remotesMissing = '게시할 화면을 입력해주세요.'
export const days = '유효 기간'
export const day = '일'
export const daysWrong = '1일부터 366일까지 입력할 수 있습니다.'
export const ends = '만료'
export const ended = (at: string) => `${at} 만료됨`
export const revoked = (at: string) => `${at} 해지됨`
export const lastUse = '마지막 사용'
export const never = '없음'
export const actions = '작업'
export const none = '아직 발급한 토큰이 없습니다.'
export const make = '토큰 만들기'
export const made = (who: string) => `${who} 토큰을 만들었습니다.`
export const madeOnce = '이 토큰은 지금 한 번만 표시됩니다. 복사해서 안전한 곳에 보관해주세요.'
export const token = '토큰'
export const copy = '토큰 복사'
export const revoke = '해지'
export const revokeTitle = (who: string) => `${who} 토큰 해지`
export const revokeEffect =
  '이 토큰을 쓰는 사람과 파이프라인이 바로 접속할 수 없게 됩니다. 되돌릴 수 없습니다.'
