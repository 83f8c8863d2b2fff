export const now = { title: '지금' }
export const waitingRoom = { title: '대기실' }
export const releases = { title: '릴리스' }
export const notices = { title: '공지' }
export const errors = { title: '최근 1시간 오류', short: '오류' }
export const speed = { title: '최근 1시간 속도', short: '속도' }
export const audit = { title: '작업 기록', short: '기록' }
export const tokens = { title: '토큰' }
