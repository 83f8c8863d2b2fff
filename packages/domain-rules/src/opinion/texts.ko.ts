export const textMissing = '의견 내용을 입력해주세요.'
export const limitReached = '의견제출은 최대 2회까지만 가능합니다.'
export const notOnHold = '보류 상태에서만 의견을 제출할 수 있습니다.'
export const answerPending = '답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.'
export const waiting = '답변대기'
export const answered = '답변완료'

export const reasons = {
  unknownName: '알 수 없는 사유',
  noDescription: '설명 없음',
  onlyMainRepresentative: '주대표자만 신청 가능합니다.',
  closedBusiness: '폐업한 사업자는 신청할 수 없습니다.',
  askCallCentre: '콜센터에 문의해주세요.',
} as const
