/** Texts of the screen for the identity check, around the choice of methods. */
export const lead = '접수된 신청이 있습니다. 신청하신 분 본인임을 확인한 후 신청결과를 보여드립니다.'
export const businessNumber = '사업자등록번호'
