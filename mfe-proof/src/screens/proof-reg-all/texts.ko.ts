/** What the page of general proof says. */
export const lead = '택배사·배달대행사·퀵서비스 등을 이용하고 낸 비용의 증빙을 등록합니다.'
export const typeName = '배달·택배 서비스 이용'
export const blockedTitle = '지금은 증빙을 등록할 수 없습니다.'
export const toResult = '신청결과에서 조회 상태 보기'
