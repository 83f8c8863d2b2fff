import {
  emptyRegistry,
  InvalidRegistry,
  originOf,
  parseRoutes,
  type Override,
  type Route,
} from 'release-format'
import type { RegistryReader } from 'release-store'
import { contentFrom, contentTypeOf, type Content, type FileCache } from 'server-kit'
import { pageOrigins } from './page-origins.ts'
import { policyHeaders, withOrigin, type PageOrigins } from './page-policy.ts'
import { fillPage, inlineScriptHashes, withCallCentre, withCdn } from './page.ts'
import { preloadHints, routesOf } from './preload-hints.ts'
import type { SiteConfig } from '../site-config.ts'

const DOCUMENT = 'index.html'

/** The shell's build writes its routes beside its document; a remote's are in its release. */
const ROUTES = 'routes.json'

/** A page differs by the area that it preloads, so a handful is enough; older ones are of former releases. */
const KEPT_PAGES = 20

type Filled = { content: Content; headers: Record<string, string> }

export type Page = Filled & { isKnown: boolean }

type Needed = {
  cache: FileCache
  shellDir: string
  siteConfig: SiteConfig
  registry: RegistryReader
  /** The origin of the files that browsers upload and download; null if it is this one. */
  objectsOrigin: string | null
}

/** The shell has not been built, so there is no page to serve. */
export class ShellNotBuilt extends Error {
  override readonly name = 'ShellNotBuilt'
}

/** The shell's document, filled for each page address. */
export class Pages {
  readonly #needed: Needed
  readonly #origins: PageOrigins
  readonly #filled = new Map<string, Filled>()

  constructor(needed: Needed) {
    this.#needed = needed
    this.#origins = pageOrigins(needed.siteConfig, needed.objectsOrigin)
  }

  /**
   * Returns the page at a path. If neither the shell nor a live release declares the path, the page is marked as unknown
   * (GP-17). `override` is the release that a tester is shown, from an origin that only this page may load from. Throws
   * `ShellNotBuilt`.
   */
  async at(path: string, override: Override | null = null): Promise<Page> {
    const [document, shellRoutes, { registry, text }] = await Promise.all([
      this.#shellFile(DOCUMENT),
      this.#routesOfShell(),
      this.#registryOrNone(),
    ])
    const routes = [...shellRoutes, ...routesOf(registry), ...(override?.release.routes ?? [])]
    const isKnown = isOpenRoute(path, routes, this.#needed.siteConfig.features.devRoutes)
    if (override) return { ...this.#fill(document, text, '', override), isKnown }
    return { ...this.#kept(document, text, preloadHints(registry, path)), isKnown }
  }

  /** Without a valid registry a page uses the last one that its browser verified. */
  async #registryOrNone(): Promise<Awaited<ReturnType<RegistryReader['read']>>> {
    try {
      return await this.#needed.registry.read()
    } catch (error) {
      if (error instanceof InvalidRegistry) return { registry: emptyRegistry(new Date(0)), text: '' }
      throw error
    }
  }

  async #routesOfShell(): Promise<Route[]> {
    const { bytes } = await this.#shellFile(ROUTES)
    return parseRoutes(JSON.parse(bytes.toString('utf8')))
  }

  async #shellFile(name: string): Promise<Content> {
    const { cache, shellDir } = this.#needed
    const file = await cache.find(shellDir, name)
    if (file) return file
    throw new ShellNotBuilt(`There is no ${name} in ${shellDir}.`)
  }

  #kept(document: Content, registryText: string, preload: string): Filled {
    const version = [document.tag, registryText, preload].join('\n')
    const page = this.#filled.get(version) ?? this.#fill(document, registryText, preload)
    if (this.#filled.size >= KEPT_PAGES) this.#filled.clear()
    this.#filled.set(version, page)
    return page
  }

  #fill(document: Content, registry: string, preload: string, override: Override | null = null): Filled {
    const { siteConfig } = this.#needed
    const named = withCallCentre(document.bytes.toString('utf8'), siteConfig.contacts.callCentre)
    const html = withCdn(named, siteConfig.cdnBaseUrl)
    const json = {
      'site-config': JSON.stringify(siteConfig),
      registry,
      ...(override && { 'release-override': JSON.stringify(override) }),
    }
    const origins = override ? withOrigin(this.#origins, originOf(override)) : this.#origins
    return {
      content: contentFrom(Buffer.from(fillPage(html, { json, preload })), contentTypeOf(DOCUMENT)),
      headers: policyHeaders(inlineScriptHashes(html), origins),
    }
  }
}

/** Returns whether the site has the page; pages for developers only where the site allows them (AMB-91). */
function isOpenRoute(path: string, routes: readonly Route[], devRoutes: boolean): boolean {
  return routes.some(route => route.path === path && (devRoutes || !route.needs.includes('devRoutes')))
}
