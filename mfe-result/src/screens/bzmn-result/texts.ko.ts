/** What the screen for the business number says, beside the form. */
export const lead = '신청하실 때 입력하신 사업자등록번호로 신청결과를 조회합니다.'
export const cancel = '취소'
