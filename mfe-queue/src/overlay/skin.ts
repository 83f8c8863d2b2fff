/** The looks that the popup has; `simple` leaves out how many people there are. */
const SKINS: readonly string[] = ['net_skin', 'simple']

const DEFAULT_SKIN = 'net_skin'

// Edge also calls itself Chrome, and Chrome also calls itself Safari.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['edge', /Edg\/(\d+)/],
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /Version\/(\d+).*Safari/],
]

/** The look that `name` or `name|browser|version` stands for; the default one where that browser is older (QUE-118, QUE-119). */
export function skinOf(configured: string, userAgent: string): string {
  const [name = '', browser = '', version = ''] = configured.split('|')
  if (!SKINS.includes(name)) return DEFAULT_SKIN
  const isOlder = versionOf(browser.toLowerCase(), userAgent) < Number(version)
  return isOlder ? DEFAULT_SKIN : name
}

/** Endless for every browser but the named one. */
function versionOf(browser: string, userAgent: string): number {
  const [name, version] = BROWSERS.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return name === browser ? Number(version?.exec(userAgent)?.[1]) : Number.POSITIVE_INFINITY
}
