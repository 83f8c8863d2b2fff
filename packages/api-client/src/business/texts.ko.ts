/** The sentence of the specification for a malformed number. */
export const texts = { malformedBusinessNumber: '잘못된 사업자번호 입니다.' } as const
