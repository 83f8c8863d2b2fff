const PATIENCE_MS = 1000

/** Returns whether the file at this address has another hash. False if the file is missing. */
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
