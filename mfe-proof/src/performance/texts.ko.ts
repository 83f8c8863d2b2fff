/** Texts of the form for performance proof. Messages of its rules are in domain-rules. */
export const agreement = [
  '등록하는 증빙자료는 사실과 같으며, 지원금 심사에 이용됩니다.',
  '배달·택배비를 고객에게 따로 받은 금액은 지원되지 않습니다.',
] as const

export const type = {
  label: '증빙유형',
  details: '선택한 서류',
  selector: '증빙 방법 선택',
  legend: '증빙 방법',
  hint: '아래 두 가지 중 하나를 눌러주세요.',
  direct: '직접 증빙',
  directHint: '영수증·정산내역 등 가지고 계신 자료를 직접 등록합니다.',
  directNext: '아래에서 가지고 계신 자료를 등록해주세요.',
  parcel: '택배사 직접 증빙',
  parcelHint:
    '택배사에 이용내역을 조회해 달라고 신청합니다. 자료를 준비하지 않으셔도 되지만, 조회에 최대 1개월이 걸릴 수 있습니다.',
  toParcel: '택배사 이용내역 조회 신청하기',
} as const

export const years = { legend: '실적증빙 기간', hint: '해당하는 해를 모두 선택해주세요.' } as const
export const yearName = (year: string) => `${year}년`

export const division = {
  legend: '구분',
  금액: '금액',
  금액hint: '낸 배달·택배비의 합계를 적습니다.',
  건: '건수',
  건hint: '배달·택배를 이용한 횟수를 적습니다. 최대 100건',
} as const

export const total = {
  none: '총 증빙금액 또는 건수',
  first: '위에서 구분을 먼저 선택해주세요.',
  금액: '총 증빙금액',
  건: '총 증빙건수',
  enterMost: (most: number) => `${most}건으로 입력`,
} as const
export const units = { 금액: '원', 건: '건' } as const

export const expected = {
  label: '예상 지원금액',
  hint: (each: string, most: string) => `1건당 ${each}으로 계산하며, 최대 ${most}입니다.`,
} as const

export const files = { label: '실적증빙 파일' } as const
export const sample = '증빙 예시 보기'
export const examples = '서류별 예시 그림 보기'

export const back = '이전'
export const register = '증빙 등록'
export const registering = '처리 중'

/** The specification's sentences (PGEN-42, PGEN-43, PGEN-45). */
export const messages = {
  done: '모든 증빙자료가 성공적으로 등록되었습니다.',
  doneWithoutEmpty: '증빙자료 등록이 완료되었습니다.',
  failed: '증빙자료 등록 중 오류가 발생했습니다.',
} as const

export const general = {
  blockedTitle: '지금은 증빙을 등록할 수 없습니다.',
  toResult: '신청결과에서 조회 상태 보기',
} as const
