/** What every remote says in the same words. */
export const texts = {
  notReady: '컨텐츠 준비중입니다.',
  goHome: '처음 화면으로',

  extendQuestion: '본인인증 만료가 5분 남았습니다. 연장하시겠습니까?',
  extend: '연장',
  doNotExtend: '아니오',
  rest: (clock: string) => `남은 시간 ${clock}`,
} as const
