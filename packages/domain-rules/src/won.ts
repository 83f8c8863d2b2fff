/** An amount as it is read: 300,000원. */
export function showWon(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`
}
