/** Texts of the page of general proof. */
export const lead = '택배사·배달대행사·퀵서비스 등을 이용하고 낸 비용의 증빙을 등록합니다.'
