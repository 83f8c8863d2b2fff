export const lead =
  '신청하시는 대표자 본인임을 확인합니다. 아래 사업체가 맞는지 확인한 후 인증 방법을 선택해주세요.'
export const businessNumber = '사업자등록번호'
export const applicationType = '지급 방식'
export const quick = '신속지급'
export const confirmed = '확인지급'
export const managementType = '사업자 구분'
export const corporation = '법인사업자'
export const individual = '개인사업자'
