export const valuesMissing = '누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.'
export const accountNotChecked = '계좌인증을 완료해주세요.'
export const deliveryFeeMissing = '배달료 정보가 없습니다.'
export const processedAlready = '이미 처리되었습니다.'
export const lookupAmountReachesCap = '30만원 이상'

// Our own: no screen offers these, so only the server sends them.
export const notDeleted = '재신청 가능한 상태가 아닙니다.'
export const accountNotEditable = '계좌정보 수정 가능한 상태가 아닙니다.'
export const documentsMissing = '제출서류를 등록해주세요.'
export const paidInFull = '지급 총액이 최대 지원금액에 도달했습니다.'
