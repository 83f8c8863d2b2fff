export const lead = '배달·택배비를 지원받을 수 있는 요건입니다. 신청하기 전에 확인해주세요.'
export const conditionsTitle = '지원 요건'
export const conditions = [
  ['개업일', '2024년 12월 31일 이전(당일 포함)에 개업한 사업체'],
  ['영업 상태', '신청일 현재 폐업하지 않은 사업체'],
  ['사업자 유형', '개인사업자와 법인사업자 모두 신청할 수 있습니다.'],
  ['인정 기간', '2024년 1월부터 2025년 12월까지 이용한 배달·택배비'],
  ['신청 기준', '한 사람이 한 개의 사업체로만 신청할 수 있습니다(1인 1사업체).'],
  ['공동대표', '공동대표 사업체는 주대표자만 신청할 수 있습니다.'],
] as const
export const amountTitle = '지원 금액'
export const amounts = [
  '사업체당 최대 30만원까지 지원합니다.',
  '직접 배달한 경우에는 배달 1건당 5,000원으로 계산합니다.',
] as const
export const payoutTitle = '지급 방식'
export const quick = {
  title: '신속지급',
  badge: '증빙 불필요',
  text: '등록된 배달 플랫폼과 배달대행사를 이용하는 사업자만 받을 수 있습니다. 이용 내역이 이미 확인되어 증빙서류를 내지 않으셔도 됩니다.',
  amounts: [
    '배달·택배비 합계가 30만원을 초과하면 30만원을 한 번에 지급합니다.',
    '30만원 이하인 경우 확인된 금액을 먼저 지급하고, 나머지는 매월 확인되는 이용 실적이나 증빙에 따라 추가로 지급합니다.',
  ],
} as const
export const confirmed = {
  title: '확인지급',
  badge: '증빙 필요',
  text: '그 밖의 택배사·퀵서비스·심부름센터를 이용했거나 직접 배달한 사업자가 받습니다. 지원 대상으로 선정된 뒤 증빙서류를 등록하면 확인하여 지급합니다.',
} as const
export const termsTitle = '이용 조건'
export const terms = [
  '자가진단, 사업자등록번호 확인, 대표자 본인인증을 차례로 마쳐야 신청할 수 있습니다.',
  '예산이 모두 소진되면 접수를 마감합니다.',
  '사실과 다르게 신청하면 지원금을 환수하고 제재부가금을 부과할 수 있습니다.',
] as const
export const cautions = '유의사항 보기'
export const back = '처음 화면으로'
export const apply = '신청하기'
