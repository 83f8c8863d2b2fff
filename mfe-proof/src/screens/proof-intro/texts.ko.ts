/** Texts of the introduction to proof. */
export const lead = '배달·택배비를 낸 사실을 증빙합니다. 배달하신 방법에 맞는 증빙을 선택해주세요.'
export const warningTitle = '고객에게 청구한 금액은 지원되지 않습니다.'
export const warning = '배달·택배비를 고객에게 따로 받으셨다면 그 금액은 지원 대상이 아닙니다.'

export const general = {
  title: '배달·택배 서비스 이용 증빙',
  who: '택배사·배달대행사·퀵서비스·심부름센터 등 서비스를 이용하신 경우',
} as const
export const business = {
  title: '직접배달 증빙',
  who: '대표자나 직원이 직접 배달하신 경우 (1건당 5,000원)',
} as const
export const register = '등록하기'
export const examples = '예시 보기'
export const examplesOf = (kind: string) => `${kind} 예시`

export const items = {
  title: '가지고 계신 서류로 찾기',
  hint: '가지고 계신 서류를 모두 선택하면 알맞은 등록 화면으로 안내합니다. 두 가지 증빙의 서류를 함께 선택할 수는 없습니다.',
  goOn: '선택한 서류로 등록하기',
  missing: '가지고 계신 서류를 하나 이상 선택해주세요.',
  cleared: (kind: string) => `${kind}에서 선택하신 서류는 해제했습니다.`,
} as const
