import { siteConfig } from 'site-config'

/**
 * What became of a release in this page. `loaded` and `swapped` are its success; `reverted` means that the one before it
 * serves again; every other kind is a failure, by what it was that failed.
 */
export type ReportKind =
  | 'loaded'
  | 'swapped'
  | 'reverted'
  | 'load'
  | 'integrity'
  | 'bootstrap'
  | 'mount'
  | 'crash'
  | 'timeout'
  | 'probe'
  | 'hang'

export type Report = { remote: string; version: string; kind: ReportKind }

const SUCCESSES: readonly ReportKind[] = ['loaded', 'swapped']

/**
 * Tells operations what became of a release, where the site names an address for that. It says which release it was and
 * nothing about the person; `error` goes to the console alone.
 */
export function report({ remote, version, kind }: Report, error?: unknown): void {
  if (!SUCCESSES.includes(kind)) console.error(`${remote} ${version}: ${kind}`, error)
  const { beaconsUrl } = siteConfig()
  if (beaconsUrl) navigator.sendBeacon(beaconsUrl, JSON.stringify({ remote, version, kind }))
}
