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
import {
  fillPage,
  inlineScriptHashes,
  withAreaSheets,
  withCallCentre,
  withCdn,
  withFrame,
  withHead,
  withoutAreaHints,
  type Head,
} from './page.ts'
import { preloadHints, routesOf, screenHints } from './preload-hints.ts'
import type { SiteConfig } from '../site-config.ts'
import type { FirstView, FirstViews } from '../views/first-views.ts'

const DOCUMENT = 'index.html'

/** The shell's build writes its routes beside its document; a remote's are in its release. */
const ROUTES = 'routes.json'

/** The sentence of each page for link previews by its path, which the shell's build writes as well. */
const DESCRIPTIONS = 'descriptions.json'

const HOME = '/'

/** The facts of the shell, among them its program for first views. */
const FACTS = 'shell.json'

/** Room for every page of the site, with and without its first view; older ones are of former releases. */
const KEPT_PAGES = 150

/** The JSON texts that the document gets. */
type Data = { config: string; registry: string }

/** The parts of a page that not every one has. */
type Parts = { preload?: string; view?: FirstView | null | undefined; override?: Override | null }

type Filled = { content: Content; headers: Record<string, string> }

export type Page = Filled & { isKnown: boolean }

type Needed = {
  cache: FileCache
  shellDir: string
  siteConfig: SiteConfig
  /** Returns the configuration as pages get it now, with the notices of the moment. */
  siteConfigText: () => Promise<string>
  registry: RegistryReader
  /** The origin of the files that browsers upload and download; null if it is this one. */
  objectsOrigin: string | null
  views: FirstViews
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
   * Returns the page at a path, for a site at `origin` (`https://host`). If neither the shell nor a live release
   * declares the path, the page is marked as unknown, with the head of home (GP-17). `override` is the release that a
   * tester is shown, from an origin that only this page may load from. A tester's page has no first view. Throws
   * `ShellNotBuilt`.
   */
  async at(
    path: string,
    origin: string,
    override: Override | null = null,
    isForTester = override !== null,
  ): Promise<Page> {
    const read = await this.#read(override?.release.routes)
    const { document, routes, descriptions, registry, data } = read
    const known = routes.find(route => route.path === path)
    const head = {
      title: titleOf(known, routes),
      description: (known && descriptions[path]) ?? descriptions[HOME] ?? '',
      picture: this.#pictureAt(origin),
    }
    const isKnown = known !== undefined
    if (isForTester) return { ...this.#fill(document, head, data, { override }), isKnown }
    const asked = { facts: read.facts, registry, config: data.config, registryText: data.registry }
    const view =
      known && data.registry !== '' ? await this.#needed.views.of({ ...asked, route: known }) : null
    return { ...this.#kept(document, head, data, { preload: preloadHints(registry, path), view }), isKnown }
  }

  /** Returns the paths of the pages that have a description and that anybody may open. */
  async listed(): Promise<string[]> {
    const { routes, descriptions } = await this.#read()
    const listed = routes.filter(({ path, needs }) => path in descriptions && needs.length === 0)
    return [...new Set(listed.map(({ path }) => path))]
  }

  /** Reads the document and the open routes: pages for developers only where the site allows them (AMB-91). */
  async #read(ofOverride: readonly Route[] = []) {
    const [document, facts, routes, descriptions, config, { registry, text }] = await Promise.all([
      this.#shellFile(DOCUMENT),
      this.#shellFile(FACTS).catch(() => null),
      this.#routesOfShell(),
      this.#descriptions(),
      this.#needed.siteConfigText(),
      this.#registryOrNone(),
    ])
    const { devRoutes } = this.#needed.siteConfig.features
    const all = [...routes, ...routesOf(registry), ...ofOverride]
    const open = all.filter(({ needs }) => devRoutes || !needs.includes('devRoutes'))
    return {
      document,
      facts: facts?.bytes.toString('utf8') ?? '',
      routes: open,
      descriptions,
      registry,
      data: { config, registry: text },
    }
  }

  #pictureAt(origin: string): string {
    const { cdnBaseUrl } = this.#needed.siteConfig
    return `${URL.canParse(cdnBaseUrl) ? '' : origin}${cdnBaseUrl}/images/share.png`
  }

  /** Without a valid registry a page uses the last one that its browser verified. */
  async #registryOrNone(): Promise<Awaited<ReturnType<RegistryReader['read']>>> {
    try {
      return await this.#needed.registry.read()
    } catch (error) {
      if (error instanceof InvalidRegistry)
        return { registry: emptyRegistry(new Date(0)), text: '', notices: [] }
      throw error
    }
  }

  async #routesOfShell(): Promise<Route[]> {
    const { bytes } = await this.#shellFile(ROUTES)
    return parseRoutes(JSON.parse(bytes.toString('utf8')))
  }

  async #descriptions(): Promise<Readonly<Record<string, string>>> {
    const { cache, shellDir } = this.#needed
    const file = await cache.find(shellDir, DESCRIPTIONS)
    return file ? JSON.parse(file.bytes.toString('utf8')) : {}
  }

  async #shellFile(name: string): Promise<Content> {
    const { cache, shellDir } = this.#needed
    const file = await cache.find(shellDir, name)
    if (file) return file
    throw new ShellNotBuilt(`There is no ${name} in ${shellDir}.`)
  }

  #kept(document: Content, head: Head, data: Data, parts: Parts): Filled {
    const texts = [document.tag, JSON.stringify(head), data.config, data.registry]
    const version = [...texts, parts.preload, parts.view?.tag].join('\n')
    const page = this.#filled.get(version) ?? this.#fill(document, head, data, parts)
    if (this.#filled.size >= KEPT_PAGES) this.#filled.clear()
    this.#filled.set(version, page)
    return page
  }

  #fill(
    document: Content,
    head: Head,
    { config, registry }: Data,
    { preload = '', view = null, override = null }: Parts,
  ): Filled {
    const { siteConfig } = this.#needed
    const headed = withHead(document.bytes.toString('utf8'), head)
    const named = withCallCentre(headed, siteConfig.contacts.callCentre)
    const withSheets = view?.hasArea ? withAreaSheets(named) : named
    const html = withCdn(preload ? withSheets : withoutAreaHints(named), siteConfig.cdnBaseUrl)
    const hints = view ? [preload, screenHints(view)].filter(Boolean).join('\n    ') : preload
    const json = {
      'site-config': config,
      registry,
      ...(override && { 'release-override': JSON.stringify(override) }),
    }
    const filled = fillPage(html, { json, preload: hints })
    const page = view ? withFrame(filled, view.frame) : filled
    const origins = override ? withOrigin(this.#origins, originOf(override)) : this.#origins
    return {
      content: contentFrom(Buffer.from(page), contentTypeOf(DOCUMENT)),
      headers: policyHeaders(inlineScriptHashes(html), origins),
    }
  }
}

/** Returns "페이지 | 서비스명", as the page itself does later; the service is named by the title of home. */
function titleOf(known: Route | undefined, routes: readonly Route[]): string {
  const service = routes.find(({ path }) => path === HOME)?.title
  return [...new Set([known?.title, service])].filter(Boolean).join(' | ')
}
