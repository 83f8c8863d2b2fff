/** Sentences about the session, the specification's where it has them (a§8). */
export const sessionExpired = '인증 유효시간이 만료되었습니다.'
export const sessionNoLongerValid = '인증정보가 만료되었습니다.'
export const extension = { refused: '연장에 실패했습니다.', failed: '연장 중 오류가 발생했습니다.' } as const

export const logOutFailed = '로그아웃하지 못했습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.'
export const sessionExtended = '인증 유효시간이 60분으로 연장되었습니다.'
export const sessionEndsInAMinute = '인증 유효시간이 1분 남았습니다.'
export const sessionEndsInThirtySeconds = '인증 유효시간이 30초 남았습니다.'
