/** Texts of the form for a business number. */
export const legend = '사업자등록번호'
export const parts = ['앞 3자리', '중간 2자리', '뒤 5자리'] as const
export const hint = '숫자 10자리를 입력하거나 한 번에 붙여 넣으세요. 예: 123-45-67890'
export const checkOrAsk = '번호를 다시 확인하시거나 콜센터에 문의해주세요.'
export const confirm = '확인'
