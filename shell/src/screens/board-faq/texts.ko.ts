export const lead = '질문을 누르면 답변이 열립니다.'
export const openDocument = {
  excludedIndustries: '지원 제외 업종 보기 (PDF)',
  acceptedProof: '인정 증빙 예시 보기 (PDF)',
} as const
