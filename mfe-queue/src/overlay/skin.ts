/** The looks of the popup; `simple` shows no numbers of people. */
const SKINS: readonly string[] = ['net_skin', 'simple']

const DEFAULT_SKIN = 'net_skin'

// Edge also calls itself Chrome, and Chrome also calls itself Safari.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['edge', /Edg\/(\d+)/],
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /Version\/(\d+).*Safari/],
]

/** Returns the look of `name` or `name|browser|version`; the default one if the browser is older (QUE-118, QUE-119). */
export function skinOf(configured: string, userAgent: string): string {
  const [name = '', browser = '', version = ''] = configured.split('|')
  if (!SKINS.includes(name)) return DEFAULT_SKIN
  const isOlder = versionOf(browser.toLowerCase(), userAgent) < Number(version)
  return isOlder ? DEFAULT_SKIN : name
}

/** Returns Infinity for every browser but the named one. */
function versionOf(browser: string, userAgent: string): number {
  const [name, version] = BROWSERS.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return name === browser ? Number(version?.exec(userAgent)?.[1]) : Number.POSITIVE_INFINITY
}
