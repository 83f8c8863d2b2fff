export const application = {
  valuesMissing: '누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.',
  accountNotChecked: '계좌인증을 완료해주세요.',
  deliveryFeeMissing: '배달료 정보가 없습니다.',
  personAppliedAlready: '본인인증 정보로 이미 신청접수 되었습니다.',
  processedAlready: '이미 처리되었습니다.',
  lookupAmountReachesCap: '30만원 이상',

  // Our own: the screens offer none of these, so that only a server says them.
  businessAppliedAlready: '이미 신청이 접수된 사업자등록번호입니다.',
  notDeleted: '재신청 가능한 상태가 아닙니다.',
  accountNotEditable: '계좌정보 수정 가능한 상태가 아닙니다.',
  documentsMissing: '제출서류를 등록해주세요.',
  paidInFull: '지급 총액이 최대 지원금액에 도달했습니다.',
} as const
