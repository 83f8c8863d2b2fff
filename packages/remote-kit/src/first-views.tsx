import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig, type SiteConfig } from 'site-config'
import { AreaTree, type ScreenTable } from './area-tree.tsx'

/** The first view of a path: its HTML, and the settings that it was drawn with. */
export type FirstView = { path: string; html: string; settings: Record<string, unknown> }

/**
 * Draws the screens of an area as a visitor without a session sees them first, in Node. `area` is the name of the remote.
 * Rejects with the error of a screen.
 */
export async function drawFirstViews(
  area: string,
  table: ScreenTable,
  paths: readonly string[],
): Promise<FirstView[]> {
  const views: FirstView[] = []
  for (const path of paths) {
    const settings: Record<string, unknown> = {}
    provideSiteConfig(recorded(parseSiteConfig({}), settings))
    views.push({ path, html: await draw(area, table, path), settings })
  }
  return views
}

async function draw(area: string, table: ScreenTable, path: string): Promise<string> {
  const errors: unknown[] = []
  const onCrash = (error: unknown) => void errors.push(error)
  const { prelude } = await prerender(
    <AreaTree
      table={table}
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      part={`area-${area}`}
      onShown={() => undefined}
      onCrash={onCrash}
    />,
    { progressiveChunkSize: Infinity, identifierPrefix: `${area}-`, onError: onCrash },
  )
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/** Settings that a view has a mark for, which the origin fills in. A view is valid for one value of all others. */
const MARKED = /^(contacts\.\w+|cdnBaseUrl)$/

/** Returns the configuration with these marks. Records in `settings` every other setting that is read. */
function recorded(config: SiteConfig, settings: Record<string, unknown>): SiteConfig {
  return group(config, '')

  function group<T extends object>(values: T, place: string): T {
    return new Proxy(values, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver)
        return typeof key === 'symbol' ? value : read(`${place}${key}`, value)
      },
    })
  }

  function read(name: string, value: unknown): unknown {
    if (MARKED.test(name)) return `{{${name}}}`
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return group(value, `${name}.`)
    settings[name] = value ?? null
    return value
  }
}
