/** Texts of the screen after a correction. */
export const corrected = '계좌정보 수정이 완료되었습니다.'
export const next = '수정하신 계좌를 확인한 후 지원금을 지급합니다. 지금 하실 일은 없습니다.'
export const confirm = '확인'
