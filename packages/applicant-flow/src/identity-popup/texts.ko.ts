/** Texts of a popup-result page. The two messages are the specification's (IDENT-52, IDENT-53). */
export const title = '본인인증 결과'
export const missing = '필수 인증 정보가 누락되었습니다.'
export const failed = '인증 처리 중 오류가 발생했습니다.'
export const forgotten =
  '인증을 시작한 페이지가 다시 열려 인증 결과를 전달하지 못했습니다. 이 창을 닫고 인증을 다시 시작해주세요.'
export const passingOn = '본인인증 결과를 전달하고 있습니다. 이 창은 자동으로 닫힙니다.'
export const close = '창 닫기'
