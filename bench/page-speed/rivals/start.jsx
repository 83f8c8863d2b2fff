/* In a rival's copy this is `shell/src/start/start.tsx`: the page without registry, trust, releases and composition. */
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { connectApiClient, followLinksInPage } from 'remote-kit'
import { providePorts } from 'shared-session'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { areas, registry } from '../areas.ts'
import { dialogs } from '../dialogs.ts'
import { Frame } from '../layout/frame.tsx'
import { followScrolling } from '../layout/scrolling.ts'
import { loadNotices } from '../notices/load-notices.ts'
import { goTo } from '../routing/go-to.ts'
import { liveRoutes } from '../routing/live-routes.ts'
import { startSessionWatch } from '../session/watch.ts'
import { loadStylesheets } from './load-stylesheets.ts'
import { typefaceArrives } from './typeface.ts'

const view = { areas: {}, hasNewShell: false }
const composition = { view: () => view, subscribe: () => () => {} }

export async function start() {
  await typefaceArrives()
  provideSiteConfig(parseSiteConfig(JSON.parse(document.getElementById('site-config').textContent)))
  loadStylesheets(siteConfig().cdnBaseUrl)
  const noticesLoaded = loadNotices()
  connectApiClient()
  const routes = liveRoutes(registry, siteConfig().features)
  providePorts({ dialogs, navigation: { goTo }, queueGate })
  startSessionWatch(routes)
  followLinksInPage({ isPage: path => routes.has(path), goTo })
  await noticesLoaded
  createRoot(document.getElementById('frame')).render(
    <BrowserRouter>
      <Frame routes={routes} composition={composition} isRegistryMissing={() => false} />
    </BrowserRouter>,
  )
  followScrolling()
}

const queueGate = {
  run: async action => (await widget()).run(action),
  complete: async () => (await widget()).complete(),
}

let loaded

function widget() {
  loaded ??= areas['mfe-queue']().then(
    ({ mount }) =>
      new Promise(offer => {
        const domElement = document.createElement('div')
        document.getElementById('overlay').append(domElement)
        void mount({ domElement, offer, reportCrash: console.error, siteConfig: siteConfig() })
      }),
  )
  return loaded
}
