export const business = {
  incomplete: '사업자등록번호를 모두 입력해주세요.',
  notTenDigits: '유효하지 않은 사업자등록번호입니다.',
  closed: '폐업된 사업자등록번호입니다.',
  unregistered: '국세청에 등록되지 않은 사업자등록번호입니다.',
  noApplication: '신청정보가 존재하지 않습니다.',
  corporateNumberWithSpaces: '법인번호에 공백이 포함될 수 없습니다.',
  corporateNumberWrong: '법인번호를 정확히 입력해주세요.',
  openingDateMissing: '개업일자를 입력해주세요.',
  openingDateWrong: '개업일자를 정확히 입력해주세요.',
  openingDateInTheFuture: '개업일자는 오늘 날짜보다 클 수 없습니다.',
  settlementMonthMissing: '결산월을 선택해주세요.',
  checkIncomplete: '필수값을 입력해주세요.',
} as const
