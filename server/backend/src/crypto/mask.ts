const SHOWN = 4

/** Returns an account number for a response: its last four digits at most, and never more than half of it. */
export function maskAccountNumber(accountNumber: string): string {
  const shown = Math.min(SHOWN, Math.floor(accountNumber.length / 2))
  const hidden = accountNumber.length - shown
  return '*'.repeat(hidden) + accountNumber.slice(hidden)
}
