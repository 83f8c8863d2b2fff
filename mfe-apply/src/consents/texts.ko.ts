export const groups = {
  personal: '개인정보 동의',
  sharedInformation: '행정정보 공동이용 사전동의',
  costConfirmation: '배달·택배비 지원 확인',
  deliverySupport: '배달 지원 항목 (배달 플랫폼·배달대행 이용자)',
  mydata: '마이데이터 이용 동의',
} as const
export const groupAgree = '모두 동의'
export const groupAgreeWithOptional = '모두 동의 (선택 항목 포함)'
export const optional = '(선택)'
export const optionalHints = {
  info_promotion_yn: '동의하지 않으셔도 신청과 심사에 아무런 영향이 없습니다.',
  info_admin_yn: '동의하지 않으시면 관련 서류를 직접 제출해야 합니다.',
} as const
export const showContent = '내용 보기'
export const requiredMissing = '필수 동의 항목에 모두 동의해주세요.'
export const oneOfSeveralMissing = '동의가 필요한 항목입니다.'

export const saveFailed = '동의 정보 저장에 실패했습니다. 다시 시도해주세요.'
export const confirm = '확인'
export const cancel = '취소'
