export const requiredMissing = '필수 동의 항목에 모두 동의해주세요.'
export const mydataRequestMissing = '본인정보 제공 요구 여부를 선택해주세요.'
