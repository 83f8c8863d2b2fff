export const hint = '만든 신청의 신청인으로 이 브라우저에 로그인됩니다.'
export const scenario = '시나리오'
export const choose = '선택'
export const person = '신청인'
export const newPerson = '새 인물'
export const business = '사업자등록번호'
export const newBusiness = '새 사업자'
export const create = '신청 만들기'
export const seeded = (aplyNo: string) => `신청을 만들고 그 신청인으로 로그인했습니다. (${aplyNo})`

export const open = { apply: '신청 화면 열기', result: '결과 화면 열기' } as const
export const application = '신청번호'
export const personId = '인물'
export const session = '세션'
