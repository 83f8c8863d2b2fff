import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Registry } from 'release-format'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { LateComposition } from '../compose/late-composition.ts'
import { AreaOfPage } from '../compose/served-area.ts'
import { Frame } from '../layout/frame.tsx'
import { loadNotices } from '../notices/load-notices.ts'
import { liveRoutes } from '../routing/live-routes.ts'

/** A page without its query. `area` is the markup inside `#areas`; without it a page of an area has heading and skeleton. */
type Page = { path: string; siteConfig: unknown; registry: Registry; area?: string }

/** React writes the content of a larger boundary behind a script. */
const WITHOUT_SCRIPTS = { progressiveChunkSize: Infinity, identifierPrefix: 'shell-' }

let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the markup inside `#frame` for a visitor without session or storage. The origin calls it; the browser hydrates
 * the same tree ([show-frame.tsx](./show-frame.tsx)). One page at a time, since the configuration is that of the module.
 */
export function renderFirstView(page: Page): Promise<string> {
  const rendered = last.then(() => render(page))
  last = rendered.catch(() => undefined)
  return rendered
}

async function render({ path, siteConfig: config, registry, area = '' }: Page): Promise<string> {
  provideSiteConfig(parseSiteConfig(config))
  await loadNotices()
  const routes = liveRoutes(registry, siteConfig().features)
  const composition = new LateComposition(() => Promise.reject(new Error('a server mounts no area')))
  const served = { markup: { __html: area }, isThere: () => area !== '' }
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <AreaOfPage value={served}>
      <StaticRouter location={path}>
        <Frame routes={routes} composition={composition} isRegistryMissing={() => false} />
      </StaticRouter>
    </AreaOfPage>,
    { ...WITHOUT_SCRIPTS, onError: error => void errors.push(error) },
  )
  // React shows the fallback of a screen that throws.
  if (errors.length > 0) throw errors[0]
  const markup = await new Response(prelude).text()
  // React asks for the pictures first, before the page's own files.
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
