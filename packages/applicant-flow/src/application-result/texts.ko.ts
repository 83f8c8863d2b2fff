/** Texts shown in place of a result. The first two are the specification's (RES-125, RES-128). */
export const noResult = '신청결과가 없습니다.'
export const identityRequired = '개인인증은 필수입니다'
export const loading = '신청결과를 불러오는 중입니다.'
export const failed = '신청결과를 불러오지 못했습니다.'
export const unfiled = '작성 중인 신청이 있습니다. 이어서 신청하시겠습니까?'
export const goOnApplying = '이어서 신청'
export const goHome = '처음 화면으로'
