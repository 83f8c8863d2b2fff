/** Returns an amount in display form: 300,000원. */
export function showWon(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`
}
