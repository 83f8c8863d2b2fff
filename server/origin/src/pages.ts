import {
  emptyRegistry,
  InvalidRegistry,
  originOf,
  parseRoutes,
  type Override,
  type Route,
} from 'release-format'
import type { RegistryReader } from 'release-store'
import type { SiteConfig } from './site-config.ts'
import { contentTypeOf } from './content-types.ts'
import { contentFrom, type Content } from './content.ts'
import type { FileCache } from './file-cache.ts'
import { fillPage, inlineScriptHashes, withCdn } from './page.ts'
import { pageOrigins } from './page-origins.ts'
import { policyHeaders, withOrigin } from './page-policy.ts'
import { preloadHints, routesOf } from './preload-hints.ts'

const DOCUMENT = 'index.html'

/** The build writes the pages of the document beside it; those of the remotes come with their releases. */
const ROUTES = 'routes.json'

export type Page = { content: Content; headers: Record<string, string>; isKnown: boolean }

/** `override` is what a tester is shown, from an origin that this page alone may load from. */
export type PageFor = (path: string, override?: Override | null) => Promise<Page>

type Needed = {
  cache: FileCache
  shellDir: string
  siteConfig: SiteConfig
  registry: RegistryReader
  /** Where browsers reach the files; null when that is here. */
  objectsOrigin: string | null
}

/** The shell has not been built, so there is no page to serve. */
export class ShellNotBuilt extends Error {
  override readonly name = 'ShellNotBuilt'
}

/**
 * Returns for every page address the shell's document, filled for it. An address that neither the shell nor a live
 * release declares gets the same document and is marked as unknown (GP-17). Throws `ShellNotBuilt`.
 */
export function createPages({
  cache,
  shellDir,
  siteConfig,
  registry: reader,
  objectsOrigin,
}: Needed): PageFor {
  const known = new Map<string, Omit<Page, 'isKnown'>>()
  const { devRoutes } = siteConfig.features
  const origins = pageOrigins(siteConfig, objectsOrigin)

  return async (path, override = null) => {
    const [document, shellRoutes, { registry, text }] = await Promise.all([
      shellFile(DOCUMENT),
      routesOfShell(),
      registryOrNone(),
    ])
    const preload = preloadHints(registry, path)
    const version = [document.tag, text, preload].join('\n')
    const routes = [...shellRoutes, ...routesOf(registry), ...(override?.release.routes ?? [])]
    const isKnown = isOpenRoute(path, routes, devRoutes)
    if (override) return { ...fill(document, text, '', override), isKnown }
    const page = known.get(version) ?? fill(document, text, preload)
    if (!known.has(version)) remember(version, page)
    return { ...page, isKnown }
  }

  /** Without one in order a page goes by the last that its browser believed. */
  async function registryOrNone(): Promise<Awaited<ReturnType<RegistryReader['read']>>> {
    try {
      return await reader.read()
    } catch (error) {
      if (error instanceof InvalidRegistry) return { registry: emptyRegistry(new Date(0)), text: '' }
      throw error
    }
  }

  async function routesOfShell(): Promise<Route[]> {
    const { bytes } = await shellFile(ROUTES)
    return parseRoutes(JSON.parse(bytes.toString('utf8')))
  }

  async function shellFile(name: string): Promise<Content> {
    const file = await cache.find(shellDir, name)
    if (file) return file
    throw new ShellNotBuilt(`There is no ${name} in ${shellDir}.`)
  }

  function fill(
    document: Content,
    registryText: string,
    preload: string,
    override: Override | null = null,
  ): Omit<Page, 'isKnown'> {
    const html = withCdn(document.bytes.toString('utf8'), siteConfig.cdnBaseUrl)
    const json = {
      'site-config': JSON.stringify(siteConfig),
      registry: registryText,
      ...(override && { 'release-override': JSON.stringify(override) }),
    }
    const content = contentFrom(Buffer.from(fillPage(html, { json, preload })), contentTypeOf(DOCUMENT))
    return {
      content,
      headers: policyHeaders(
        inlineScriptHashes(html),
        override ? withOrigin(origins, originOf(override)) : origins,
      ),
    }
  }

  // A page differs by the area it preloads, so a handful is enough; older ones belong to former releases.
  function remember(version: string, page: Omit<Page, 'isKnown'>): void {
    if (known.size >= 20) known.clear()
    known.set(version, page)
  }
}

/** Pages for developers are there only where the site has them (AMB-91). */
function isOpenRoute(path: string, routes: readonly Route[], devRoutes: boolean): boolean {
  return routes.some(route => route.path === path && (devRoutes || !route.needs.includes('devRoutes')))
}
