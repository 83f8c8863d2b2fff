import { connectApiClient, followLinksInPage } from 'remote-kit'
import { registryFor } from 'release-format'
import { providePorts } from 'shared-session'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { compose, goTo } from '../compose/compose.ts'
import { startFederation } from '../compose/federation.ts'
import { readOverride, withOverride } from '../compose/override/override.ts'
import { queueGate } from '../compose/queue-overlay.ts'
import { setLive } from '../compose/releases.ts'
import { thisBrowser } from '../compose/this-browser.ts'
import { registryText } from '../compose/trust/registry-text.ts'
import { firstRegistry } from '../compose/trust/trusted-registry.ts'
import { dialogs } from '../dialogs.ts'
import { Frame } from '../layout/frame.tsx'
import { followScrolling } from '../layout/scrolling.ts'
import { liveRoutes } from '../routing/live-routes.ts'
import { startSessionWatch } from '../session/watch.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { pageData } from './page-data.ts'
import { showFrame } from './show-frame.tsx'

/** Brings the page up: configuration, registry, ports, frame, and then the areas into the frame. */
export async function start(): Promise<void> {
  const [config, registrySent] = await Promise.all([
    pageData('site-config', '/site-config.json'),
    registryText(),
  ])
  provideSiteConfig(parseSiteConfig(config))
  loadStylesheets(siteConfig().cdnBaseUrl)
  connectApiClient()
  providePorts({ dialogs, navigation: { goTo }, queueGate })

  await readOverride()
  const forAll = withOverride(await firstRegistry(registrySent))
  const registry = registryFor(forAll, thisBrowser())
  startFederation()
  setLive(registry.remotes, forAll.remotes)
  const routes = liveRoutes(registry, siteConfig().features)
  startSessionWatch(routes)
  followLinksInPage({ isPage: path => routes.has(path), goTo })
  showFrame(<Frame routes={routes} />)
  followScrolling()
  compose(registry, routes)
}
