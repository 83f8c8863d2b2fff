/** Texts of the administrator's page. */
export const lead = '사업자등록번호로 신청결과를 조회합니다. 조회한 사람과 신청번호가 기록됩니다.'
export const goHome = '처음 화면으로'
export const noResult = '신청결과가 없습니다.'
export const found = (companyName: string) => `${companyName} 신청결과`
export const proof = '증빙 내역'
export const noProof = '등록한 증빙이 없습니다.'
export const opinions = '의견'
export const noOpinions = '제출한 의견이 없습니다.'
export const columns = { status: '상태', writtenAt: '작성일', content: '의견 내용', answer: '답변' } as const
