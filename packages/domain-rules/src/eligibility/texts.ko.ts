export const unanswered = '모든 항목을 선택해주세요.'
export const notEligible = '배달·택배비 지원 대상자가 아닙니다.'
