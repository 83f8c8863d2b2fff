export const lead = '신청하기 전에 아래 내용을 꼭 확인해주세요.'
export const rulesTitle = '신청할 때 알아 두실 점'
export const rules = [
  ['신청 횟수', '한 사람이 한 개의 사업체만 신청할 수 있습니다.'],
  ['연 매출액', '0원 초과 3억원 이하인 사업체가 신청할 수 있습니다.'],
  ['증빙서류', '확인지급을 받으려면 배달·택배 이용을 확인할 수 있는 증빙서류를 반드시 제출해야 합니다.'],
  ['신청 기한', '예산이 소진될 때까지 신청할 수 있습니다. 예산이 소진되면 예고 없이 마감될 수 있습니다.'],
] as const
export const sanctionsTitle = '부정수급에 대한 제재'
export const sanctions = [
  '거짓이나 부정한 방법으로 지원금을 청구하면 지원금을 환수하고 최대 500%의 제재부가금을 부과합니다.',
  '지원 요건을 갖추지 못하고 지원금을 받은 경우에는 지원금을 환수하고 최대 100%의 제재부가금을 부과합니다.',
] as const
export const home = '처음 화면으로'
export const selfCheck = '자가진단 하기'
