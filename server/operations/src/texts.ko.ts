/** Sentences for an operator. */
export const tokenMissing = '운영자 토큰이 필요합니다.'
export const tokenWrong = '운영자 토큰이 올바르지 않습니다.'
export const lockedOut = '잘못된 토큰이 여러 번 입력되어 잠시 접속할 수 없습니다. 나중에 다시 시도해주세요.'
