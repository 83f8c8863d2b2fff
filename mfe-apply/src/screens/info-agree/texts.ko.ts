export const lead = '신청에 필요한 동의 항목을 확인해주세요. 항목마다 내용을 펼쳐 볼 수 있습니다.'
export const notesTitle = '동의 안내'
export const notes = [
  '필수 항목에 동의하지 않으시면 신청하거나 지원받으실 수 없습니다.',
  '행정정보 공동이용에 동의하지 않으시면 관련 서류를 직접 첨부해야 합니다.',
] as const
export const forAll = '전체 동의 여부'
export const forAllOptions = [
  { value: 'Y', label: '전체 동의 (선택 항목 포함)', hint: '아래 모든 항목에 동의합니다.' },
  { value: 'N', label: '전체 동의하지 않음', hint: '아래 모든 항목의 동의를 해제합니다.' },
] as const
export const groupHints = {
  personal: undefined,
  sharedInformation: undefined,
  costConfirmation: undefined,
  deliverySupport: '배달 플랫폼이나 배달대행사를 이용하는 사업자에게만 해당하는 항목입니다.',
  mydata: undefined,
} as const
export const documentsQuestion =
  '행정정보 공동이용에 동의하지 않으면 관련 서류를 직접 제출해야 합니다. 계속하시겠습니까?'
export const yes = '예'
export const no = '아니요'
