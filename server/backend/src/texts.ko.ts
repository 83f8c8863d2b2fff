/** Every Korean sentence that the backend answers with. */
export const texts = {
  business: {
    invalidNumber: '잘못된 사업자번호 입니다.',
    registered: '사업자등록번호 확인이 완료되었습니다.',
    counted: '신청정보 조회가 완료되었습니다.',
    alreadyApplied: '이미 신청이 접수된 사업자등록번호입니다.',
    taxOfficeUnavailable: '국세청 사업자 조회 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  },
  request: {
    malformed: '요청 형식이 올바르지 않습니다.',
    tooLarge: '요청 크기가 허용 범위를 초과했습니다.',
    unsupportedType: '지원하지 않는 요청 형식입니다.',
    notFound: '요청하신 주소를 찾을 수 없습니다.',
    failed: '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  },
  sandbox: {
    brokenOnPurpose: '시험용 장애가 설정되어 있습니다.',
    invalidFault: '시험용 장애 설정이 올바르지 않습니다.',
  },
} as const
