/** Every text that the result area shows. */
export const texts = {
  businessNumber: {
    lead: '신청하실 때 입력하신 사업자등록번호로 신청결과를 조회합니다.',
    cancel: '취소',
  },
  identityCheck: {
    lead: '접수된 신청이 있습니다. 신청하신 분 본인임을 확인한 후 신청결과를 보여 드립니다.',
    businessNumber: '사업자등록번호',
    notReady: '컨텐츠 준비중입니다.',
    goHome: '처음 화면으로',
  },
} as const
