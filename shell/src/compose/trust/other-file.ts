const PATIENCE_MS = 1000

/** Whether what lies at this address has another hash; false where nothing comes. */
export async function isOtherFile(address: string, integrity: string): Promise<boolean> {
  const ask = (options: RequestInit = {}) =>
    fetch(address, { cache: 'force-cache', signal: AbortSignal.timeout(PATIENCE_MS), ...options })
  const came = await ask().catch(() => null)
  if (!came?.ok) return false
  return ask({ integrity }).then(
    () => false,
    () => true,
  )
}
