/** What the session timer says. */
export const sessionTexts = {
  rest: '남은 시간',
  hearRest: '남은 시간 듣기',
  spokenRest: (rest: string) => `남은 시간은 ${rest}입니다.`,
  extend: '시간 연장',
} as const
