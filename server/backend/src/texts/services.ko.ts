/** Sentences about identity, name, business and account checks, to the letter of the specification (a§8). */
export const serviceTexts = {
  identity: {
    cannotStart: '통합인증을 시작할 수 없습니다.',
    failed: '인증에 실패했습니다. 다시 시도해주세요.',
    resultFailed: '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.',
    dataWrong: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
    missing: '필수 인증 정보가 누락되었습니다.',
    completedAlready: '이미 본인인증을 완료하였습니다.',
    succeeded: '본인인증이 완료되었습니다.',
    popupTitle: '본인인증',
    popupLeads: '본인인증 창으로 이동합니다.',
    popupGo: '본인인증 계속하기',
  },
  application: {
    feeFound: '배달료 정보 조회가 완료되었습니다.',
    feeMissing: '배달료 정보가 없습니다.',
    feeFailed: '배달료 정보 조회 중 오류가 발생했습니다.',
  },
  realName: {
    confirmed: '인증이 완료되었습니다.',
    mismatch: '주민등록번호와 신청자 성명이 일치하지 않습니다.',
    failed: '실명인증 처리 중 오류가 발생했습니다.',
  },
  scanner: { failed: '파일을 검사할 수 없습니다. 잠시 후 다시 시도해주세요.' },
  business: { failed: '사업자등록번호 확인 중 오류가 발생했습니다.' },
  account: {
    confirmed: '계좌인증이 완료되었습니다.',
    bankUnknown: '은행을 확인할 수 없습니다.',
    unknown: '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.',
    failed: '계좌인증 중 오류가 발생했습니다.',
  },
} as const
