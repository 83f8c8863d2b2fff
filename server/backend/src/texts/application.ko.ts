/** Sentences about applications, consents, opinions and codes, in the specification's words if there are any. */
export const applicationTexts = {
  /** API-31, API-35: a program reads this one. */
  success: 'Success',
  unknown: '신청정보가 존재하지 않습니다.',
  noResult: '신청결과가 없습니다.',
  found: '신청결과 조회가 완료되었습니다.',
  mayApply: '신청 가능합니다.',
  duplicatePerson: '본인인증 정보로 이미 신청접수 되었습니다.',
  duplicateBusiness: '이미 신청이 접수된 사업자등록번호입니다.',
  accountNotChecked: '계좌인증을 완료해주세요.',
  bankUnknown: '은행을 선택해주세요.',
  keyReused: '이미 다른 요청에 사용된 요청 번호입니다.',
  keyMalformed: '요청 번호가 올바르지 않습니다.',
  cancelled: '신청이 취소되었습니다.',
  reapplied: '기존 신청이 삭제되었습니다. 다시 신청해주세요.',
  consentsSaved: '동의 정보가 저장되었습니다.',
  agreementSaved: '동의 정보가 저장되었습니다.',
  stepSaved: '진행 이력이 저장되었습니다.',
  codesFound: '코드 조회가 완료되었습니다.',
  opinionsFound: '의견 조회가 완료되었습니다.',
  opinionSubmitted: '의견이 제출되었습니다.',
  opinionTooLong: '의견 내용은 최대 200자까지만 입력 가능합니다.',
} as const
