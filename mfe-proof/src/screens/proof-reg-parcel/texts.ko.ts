/** Texts of the page that asks parcel carriers. Its messages are the specification's (PPAR-15 to PPAR-18). */
export const lead =
  '이용하신 택배사에 이용내역을 조회해 달라고 신청합니다. 증빙자료를 따로 준비하지 않으셔도 됩니다.'

export const cautions = {
  title: '신청 전에 확인해주세요.',
  list: [
    '조회에 최대 1개월이 걸릴 수 있습니다.',
    '조회하는 동안에는 영수증 등으로 직접 증빙하실 수 없습니다.',
    '택배사 이용내역 조회는 한 번만 신청할 수 있으니, 이용하신 택배사를 모두 선택해주세요.',
    '고객에게 따로 받은 택배비와 물품을 사면서 낸 착불 택배비는 지원되지 않습니다.',
  ],
} as const

export const agreement = [
  '선택한 택배사에서 우리 사업체의 택배 이용내역을 조회합니다.',
  '조회된 이용내역은 지원금 심사에 이용됩니다.',
] as const

export const carriers = { legend: '이용 택배사', hint: '이용하신 곳을 모두 선택해주세요.' } as const

export const back = '이전'
export const request = '이용내역 조회신청'
export const requesting = '조회신청 처리 중'

export const question = {
  warning: '조회에 최대 1개월이 소요될 수 있으며, 이 기간에는 직접 증빙이 불가합니다.',
  ask: '조회를 신청하시겠습니까?',
} as const

export const messages = {
  done: '택배사 이용내역 조회신청이 완료되었습니다.',
  refused: '택배사 이용내역 조회신청에 실패하였습니다.',
  failed: '택배사 이용내역 조회신청 중 오류가 발생했습니다.',
} as const

export const loadFailed = '신청내역 조회에 실패하였습니다.'
export const loadAgain = '다시 불러오기'
export const toResult = '신청결과 확인하기'
