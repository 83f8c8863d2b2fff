export const identity = {
  windowBlocked: {
    certificate: '팝업 차단을 해제해주세요.',
    form: '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제해 주세요.',
  },
  verifiedAlready: '이미 본인인증을 완료하였습니다.',
  cannotStart: '통합인증을 시작할 수 없습니다.',
  requestFailed: '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.',
  failed: '인증에 실패했습니다. 다시 시도해주세요.',
  cancelledIpin: 'IPIN 인증이 취소되었습니다.',
  resultFailed: '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.',
  dataFailed: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.',

  // Our own: the specification words the cancelling of IPIN only.
  cancelled: '본인인증이 취소되었습니다.',
} as const
