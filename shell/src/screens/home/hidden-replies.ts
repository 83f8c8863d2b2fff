import { siteConfig } from 'site-config'

const PATIENCE_MS = 3000

/**
 * Returns true if the waiting room is of another origin and replies, but lets no page read it (CORS). This is a mistake
 * in the settings, about which a visitor can do nothing.
 */
export async function hidesItsReplies(): Promise<boolean> {
  const { host, port, proto, query } = siteConfig().queue
  if (!host) return false
  const address = new URL(query, `${proto}://${host}:${port}`)
  const isReached = (mode: RequestMode) =>
    fetch(address, { mode, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      () => true,
      () => false,
    )
  const isHidden = !(await isReached('cors')) && (await isReached('no-cors'))
  if (isHidden) console.warn(`${address} lets no page read its replies: set queue.transport to "script"`)
  return isHidden
}
