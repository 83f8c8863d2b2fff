export const cannotSubmit = '증빙제출 가능한 상태가 아닙니다.'
export const capReached = '최대 지원금액이 30만원으로 추가 증빙이 불가합니다.'
export const parcelUnderLookup = '택배 증빙을 조회 중입니다.'
export const notSelectedYet = '대상선정 이후 증빙등록이 가능합니다.'
// Our own, for statuses that no selection follows.
export const alreadyPaying = '지원금 지급이 시작되어 추가 증빙이 불가합니다.'
export const notSelected = '지원대상으로 선정되지 않아 증빙등록이 불가합니다.'
export const withdrawn = '취소된 신청에는 증빙등록이 불가합니다.'

export const typeNames = { 일반: '배달·택배 서비스 이용', 영업: '직접배달', 신속: '신속지급' } as const

export const notAgreed = '동의 여부를 확인해주세요.'
export const typeMissing = '유형을 선택해주세요.'
export const periodMissing = {
  general: '실적증빙 기간을 최소 1개 이상 선택해주세요.',
  supplement: '증빙기간을 입력해주세요.',
} as const
export const divisionMissing = '구분(금액/건)을 선택해주세요.'
export const totalMissing = {
  금액: '총 증빙금액을 입력해주세요.',
  건: '총 증빙건수를 입력해주세요.',
} as const
export const tooManyCases = '증빙건수는 최대 100건까지만 입력 가능합니다.'
export const groupFilesMissing = {
  performance: '실적증빙 파일을 등록해주세요.',
  business: '영업증빙 파일을 등록해주세요.',
} as const
// The sentence for business proof is our own.
export const noNormalFile = {
  performance: '실적증빙에 정상 파일이 1개 이상 필요합니다.',
  business: '영업증빙에 정상 파일이 1개 이상 필요합니다.',
} as const
export const tooManyBusinessFiles = '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.'

export const cannotRequestParcel = '택배조회 신청이 가능한 상태가 아닙니다.'
export const carriersMissing = '이용 택배사 목록중 최소 1개이상 선택해주세요.'
export const parcelExists = '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.'

export const certified = '인증완료'

// Our own: the specification names the rule, or only the screen enforces it.
export const totalTooLong = (digits: number) => `총 증빙금액은 최대 ${digits}자리까지만 입력 가능합니다.`
export const businessProofExists = '이미 등록한 영업증빙이 있어 새로 등록할 수 없습니다.'
export const cannotCancel = '증빙취소 가능한 상태가 아닙니다.'
export const endBeforeStart = '종료일은 시작일보다 빠를 수 없습니다.'
export const inTheFuture = '미래 날짜는 입력할 수 없습니다.'
export const dateWrong = '날짜를 정확히 입력해주세요.'

export const supplement = {
  notRequested: '보완요청 상태에서만 보완등록이 가능합니다.',
  noBatch: '보실 증빙을 먼저 선택해주세요.',
  unchanged: '변경된 내용이 없습니다.',
  itemsLeft: (count: number) =>
    `보완요청 증빙이 ${count}건 있습니다. 증빙을 변경 또는 삭제 후 다시 등록해주세요.`,
  nothingLeft: '증빙을 모두 삭제할 수는 없습니다. 증빙을 1건 이상 변경해주세요.',
} as const

/** The groups of batch statuses on the result screen (decisions on screen detail; not in the specification). */
export const displayGroups = {
  submitted: '접수',
  review: '심사',
  approved: '승인',
  paid: '지급완료',
  cancelled: '취소',
  notRecognised: '미인정',
} as const

/** The kinds of proof, by the specification's numbers; the Korean names are ours. */
export const generalDetails = {
  1: '전자세금계산서',
  2: '카드영수증',
  3: '택배 운송장',
  4: '택배 주문·접수 내역',
  5: '배달·택배사 정산내역',
  6: '상인회·협회 내부 시스템',
} as const

export const businessDetails = {
  1: '배달완료 사진·문자',
  2: '인수증',
  3: '사업용 차량등록증',
  4: '이동식 카드단말기 계약서',
  5: '배달대장',
  6: '포장재 구매내역',
  7: '배달 전단지',
  8: '배달 간판',
} as const
