/** Texts of the screen for the business number, around the form. */
export const lead = '신청하실 때 입력하신 사업자등록번호로 신청결과를 조회합니다.'
export const cancel = '취소'
export const unfiled =
  '작성 중인 신청이 있습니다. 신청결과를 조회하면 작성 중인 신청은 사업자등록번호 확인부터 다시 진행해야 합니다. 조회하시겠습니까?'
export const lookUp = '신청결과 조회'
export const stay = '취소'
