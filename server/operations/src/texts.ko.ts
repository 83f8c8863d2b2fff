import type { Role } from 'ops-api'

/** Sentences for an operator. */
export const tokenMissing = '운영자 토큰이 필요합니다.'
export const tokenWrong = '운영자 토큰이 올바르지 않습니다.'
export const lockedOut = '잘못된 토큰이 여러 번 입력되어 잠시 접속할 수 없습니다. 나중에 다시 시도해주세요.'

export const tokenEnded = '만료되었거나 해지된 토큰입니다. 새 토큰을 발급받아주세요.'
export const sessionEnded = '로그인이 만료되었습니다. 다시 로그인해주세요.'
export const tokenNameTaken = '같은 이름으로 발급된 토큰이 이미 있습니다. 다른 이름을 사용해주세요.'
export const tooManyTokens = '더 이상 토큰을 발급할 수 없습니다.'
export const tokenNotFound = '해당 이름의 토큰이 없습니다.'
const roles: Readonly<Record<Role, string>> = {
  read: '조회',
  publish: '릴리스 게시',
  operate: '전체 릴리스 운영',
  'waiting-room': '대기실 운영',
  notices: '공지 관리',
  owner: '소유자',
}
export const roleMissing = (role: Role) =>
  `이 토큰으로는 할 수 없는 작업입니다. 필요한 권한은 ${roles[role]}입니다.`
export const remoteNotGranted = '이 토큰으로는 해당 화면의 릴리스를 다룰 수 없습니다.'

export const releaseUnreadable = '릴리스 압축 파일(tar)을 읽을 수 없습니다.'
export const releaseInvalid = 'release.json의 내용이 올바르지 않습니다.'
export const releaseDamaged = '릴리스 파일이 release.json에 적힌 것과 다릅니다.'
export const releaseNotFound = '해당 버전의 릴리스가 없습니다.'
export const remoteNotLive = '현재 게시 중인 릴리스가 없습니다.'
export const noFormerRelease = '되돌릴 이전 릴리스가 없습니다.'
export const noRollout = '진행 중인 단계별 게시가 없습니다.'
export const pendingNotFound = '이미 처리되었거나 다른 요청으로 바뀌었습니다. 지금 상태를 확인해주세요.'
export const secondPersonNeeded =
  '게시를 요청한 토큰으로는 확인할 수 없습니다. 다른 사람이 자신의 토큰으로 확인해야 합니다.'
export const alreadyLive = '이미 모든 사용자에게 게시된 버전입니다.'
export const changedMeanwhile =
  '그 사이 이 화면의 릴리스가 바뀌었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.'
export const versionTaken = '같은 버전이 다른 내용으로 이미 올라와 있습니다.'
export const pathTaken = '다른 화면이 이미 사용하는 주소가 포함되어 있습니다.'
export const refusedByGate = '현재 사이트와 맞지 않아 게시할 수 없습니다.'
export const notBelieved = '서명을 확인할 수 없어 화면에서 거부될 릴리스입니다.'
export const signingKeyMissing = '서명 키가 없어 처리할 수 없습니다.'
export const overrideRefused =
  '이 주소에서 해당 화면의 릴리스를 가져올 수 없습니다. 허용된 주소인지 확인한 뒤 다시 시도해주세요.'
export const registryDamaged = '릴리스 목록 파일이 손상되어 복구가 필요합니다.'

export const notReadable = '지금은 불러올 수 없습니다. 잠시 후 자동으로 다시 불러옵니다.'

export const noticeNotFound = '이미 삭제된 공지입니다. 목록을 확인해주세요.'
export const noticesChanged =
  '그 사이 다른 운영자가 공지를 바꾸었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.'
export const tooManyNotices = '공지는 100건까지 등록할 수 있습니다. 지난 공지를 삭제한 뒤 다시 시도해주세요.'

export const lineNotFound = '대기열이 없는 동작입니다.'
export const waitingRoomUnavailable = '대기실에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
export const waitingRoomChanged =
  '그 사이 다른 운영자가 대기실 설정을 바꾸었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.'
export const opensInPast = '개시 시각은 지금보다 뒤여야 합니다.'
export const endsInPast = '안내문의 끝 시각은 지금보다 뒤여야 합니다.'
export const notListable =
  '주소(192.0.2.7), 네트워크(192.0.2.0/24), 대기 번호(act_1-42) 가운데 하나여야 합니다.'
