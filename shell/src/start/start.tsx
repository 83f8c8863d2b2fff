import { connectApiClient, followLinksInPage } from 'remote-kit'
import { registryFor } from 'release-format'
import { providePorts } from 'shared-session'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { lateCode } from '../compose/late-code.ts'
import { LateComposition } from '../compose/late-composition.ts'
import type { FollowingPage } from '../compose/live/follow-registry.ts'
import { readOverride, withOverride } from '../compose/override/override.ts'
import { Report } from '../compose/report.ts'
import { thisBrowser } from '../compose/this-browser.ts'
import { registryText } from '../compose/trust/registry-text.ts'
import { TrustedRegistry } from '../compose/trust/trusted-registry.ts'
import { dialogs } from '../dialogs.ts'
import { Frame } from '../layout/frame.tsx'
import { followScrolling } from '../layout/scrolling.ts'
import { loadNotices } from '../notices/load-notices.ts'
import { letsAreaRun } from '../routing/admission.ts'
import { goTo } from '../routing/go-to.ts'
import { liveRoutes, type LiveRoutes } from '../routing/live-routes.ts'
import { prepareScreen } from '../screens/shell-screen.tsx'
import { startSessionWatch } from '../session/watch.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { forgetServed, hasServedArea, isServed, showFrame } from './show-frame.tsx'
import { typefaceArrives } from './typeface.ts'

const FOLLOWED_WITHIN_MS = 3000

/** Shows the page: configuration, registry, ports, frame, and then the areas in the frame. */
export async function start(): Promise<void> {
  const [config, registrySent] = await Promise.all([
    pageData('site-config', '/site-config.json'),
    registryText(),
    isServed() || typefaceArrives(),
  ])
  provideSiteConfig(parseSiteConfig(config))
  loadStylesheets(siteConfig().cdnBaseUrl)
  const noticesLoaded = loadNotices()
  connectApiClient()

  const answers = new Promise(resolve => document.addEventListener('answers', resolve, { once: true }))
  const report = new Report()
  const trusted = new TrustedRegistry(report)
  const override = await readOverride()
  const sent = await trusted.first(registrySent)
  const forAll = withOverride(sent, override)
  const registry = registryFor(forAll, thisBrowser())
  const routes = liveRoutes(registry, siteConfig().features, sent)
  const page = {
    isShown: (area: string, address: Location) => isShown(area, address, routes),
    showRoutes: routes.follow,
  }
  const composition = new LateComposition(async () => {
    const { compose } = await lateCode()
    return compose({ page, registry: { registry, forAll }, report })
  })
  providePorts({ dialogs, navigation: { goTo }, queueGate: composition.queueGate })
  startSessionWatch(routes)
  followLinksInPage({ isPage: path => routes.has(path), goTo })
  await noticesLoaded
  if (trusted.isReplaced) forgetServed()
  // The view of an area is in the document, and answers first.
  if (hasServedArea()) composition.show()
  await showFrame(
    <Frame routes={routes} composition={composition} isRegistryMissing={() => trusted.isMissing} />,
    error => report.outcome({ remote: 'shell', version: 'first-view', kind: 'mismatch' }, error),
  )
  followScrolling()
  await Promise.race([answers, pause()])
  whenIdle(() => void follow({ composition, routes, trusted, override, report }))
}

/** An area mounts at the addresses of its release, for visitors whom the guard has let in. */
function isShown(area: string, { pathname }: Location, routes: LiveRoutes): boolean {
  const route = routes.get(pathname)
  return route?.owner === area && letsAreaRun(route)
}

type Followed = Omit<FollowingPage, 'composition'> & { composition: LateComposition; routes: LiveRoutes }

async function follow({ composition, routes, ...page }: Followed): Promise<void> {
  try {
    const composed = await composition.ready()
    const { askAhead, followRegistry } = await lateCode()
    askAhead({ routes, composition: composed, prepareScreen })
    followRegistry({ ...page, composition: composed })
  } catch (error) {
    console.warn('no new releases are followed', error)
  }
}

/** An area that does not arrive keeps the page from nothing else. */
function pause(): Promise<unknown> {
  return new Promise(resolve => setTimeout(resolve, FOLLOWED_WITHIN_MS))
}

/** Waits until the page shows its first screen. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: FOLLOWED_WITHIN_MS })
  else setTimeout(act, FOLLOWED_WITHIN_MS)
}

/** Returns the JSON that the origin wrote into the page under `id`; fetches it from `address` on a plain host. */
async function pageData(id: string, address: string): Promise<unknown> {
  const inline = document.getElementById(id)?.textContent.trim()
  return inline ? JSON.parse(inline) : fetchJson(address)
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.json()
}
