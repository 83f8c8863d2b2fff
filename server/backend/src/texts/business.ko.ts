/** Sentences about registering a business and counting its applications. */
export const businessTexts = {
  invalidNumber: '잘못된 사업자번호 입니다.',
  registered: '사업자등록번호 확인이 완료되었습니다.',
  counted: '신청정보 조회가 완료되었습니다.',
  alreadyApplied: '이미 신청이 접수된 사업자등록번호입니다.',
  taxOfficeUnavailable: '국세청 사업자 조회 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
} as const
