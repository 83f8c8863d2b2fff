import { allRoutes, isIdentityPopup } from 'domain-rules/journey'
import { pagePolicy } from '../http/security-headers.ts'
import type { RegistryReader } from 'remote-registry/releases'
import type { SiteConfig } from '../site-config.ts'
import { contentTypeOf } from './content-types.ts'
import { contentFrom, type Content } from './content.ts'
import type { FileShelf } from './file-shelf.ts'
import { fillPage, inlineScriptHashes, withCdn } from './page.ts'
import { preloadHints, routesOf } from './preload-hints.ts'

const DOCUMENT = 'index.html'

export type Page = { content: Content; policy: string; isKnown: boolean }

type Needed = {
  shelf: FileShelf
  shellDir: string
  siteConfig: SiteConfig
  readRegistry: RegistryReader
  /** Where browsers reach the files; null when that is here. */
  objectsOrigin: string | null
}

/** The shell has not been built, so there is no page to serve. */
export class ShellNotBuilt extends Error {
  override readonly name = 'ShellNotBuilt'
}

/**
 * Answers every page address with the shell's document, filled for it. An address that neither the specification nor a
 * live release knows gets the same document and is marked as unknown (GP-17). Throws `ShellNotBuilt`.
 */
export function createPages({
  shelf,
  shellDir,
  siteConfig,
  readRegistry,
  objectsOrigin,
}: Needed): (path: string) => Promise<Page> {
  const known = new Map<string, Omit<Page, 'isKnown'>>()
  const { devRoutes } = siteConfig.features
  const { apiBaseUrl, publicAddressUrl, cdnBaseUrl } = siteConfig
  const dataOrigins = distinct([originOf(apiBaseUrl), originOf(publicAddressUrl), objectsOrigin])
  const cdnOrigins = distinct([originOf(cdnBaseUrl)])

  return async path => {
    const [document, { registry, text }] = await Promise.all([shellDocument(), readRegistry()])
    const preload = preloadHints(registry, path)
    const version = [document.tag, registry.revision, registry.issuedAt, preload].join('\n')
    const page = known.get(version) ?? fill(document, text, preload)
    if (!known.has(version)) remember(version, page)
    const isKnown =
      isIdentityPopup(path) || isOpenRoute(path, [...allRoutes, ...routesOf(registry)], devRoutes)
    return { ...page, isKnown }
  }

  async function shellDocument(): Promise<Content> {
    const document = await shelf.find(shellDir, DOCUMENT)
    if (document) return document
    throw new ShellNotBuilt(`There is no ${DOCUMENT} in ${shellDir}.`)
  }

  function fill(document: Content, registryText: string, preload: string): Omit<Page, 'isKnown'> {
    const html = withCdn(document.bytes.toString('utf8'), siteConfig.cdnBaseUrl)
    const json = { 'site-config': JSON.stringify(siteConfig), registry: registryText }
    const content = contentFrom(Buffer.from(fillPage(html, { json, preload })), contentTypeOf(DOCUMENT))
    const scriptHashes = inlineScriptHashes(html)
    return { content, policy: pagePolicy({ scriptHashes, dataOrigins, cdnOrigins }) }
  }

  // A page differs by the area it preloads, so a handful is enough; older ones belong to former releases.
  function remember(version: string, page: Omit<Page, 'isKnown'>): void {
    if (known.size >= 20) known.clear()
    known.set(version, page)
  }
}

type Route = { path: string; needs: readonly string[] }

/** Pages for developers are there only where the site has them (AMB-91). */
function isOpenRoute(path: string, routes: readonly Route[], devRoutes: boolean): boolean {
  return routes.some(route => route.path === path && (devRoutes || !route.needs.includes('devRoutes')))
}

/** None for a path, which is an address of this origin. */
/** The origin that an address names; null for one of this origin. */
function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

function distinct(origins: readonly (string | null)[]): string[] {
  return [...new Set(origins)].filter(origin => origin !== null)
}
