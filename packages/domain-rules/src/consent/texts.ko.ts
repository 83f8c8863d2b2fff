export const requiredMissing = '필수 동의 항목에 모두 동의해주세요.'
