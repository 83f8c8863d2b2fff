export const lead = '질문을 누르면 답변이 열립니다.'
export const search = '질문 찾기'
export const searchHint = '예: 폐업, 계좌, 직접 배달'
export const found = (count: number) => `검색결과 ${count}건`
export const none = '찾는 내용이 없습니다. 다른 말로 찾거나 콜센터에 문의해주세요.'
export const openDocument = {
  excludedIndustries: '지원 제외 업종 보기 (PDF)',
  acceptedProof: '인정 증빙 예시 보기 (PDF)',
} as const
