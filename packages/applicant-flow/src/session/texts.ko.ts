/** Texts of the question whether to extend the session. */
export const extendQuestion = '본인인증 만료가 5분 남았습니다. 연장하시겠습니까?'
export const extend = '연장'
export const doNotExtend = '아니요'
/** Texts below the sentence that the session has ended. */
export const kept = {
  apply:
    '입력하신 사업체 정보는 이 창에 보관되어 있습니다. 본인인증을 다시 하시면 이어서 작성하실 수 있습니다. 주민등록번호, 계좌번호와 첨부 파일은 다시 입력해주세요.',
  result: '본인인증을 다시 하시면 이어서 이용하실 수 있습니다.',
} as const
export const beginAgain = '본인인증 다시 하기'
export const toHome = '처음 화면으로'
export const rest = (clock: string) => `남은 시간 ${clock}`
