import { paths } from 'domain-rules'
import { pagePolicy } from '../http/security-headers.ts'
import type { RegistryReader } from '../releases/registry-file.ts'
import type { SiteConfig } from '../site-config.ts'
import { contentTypeOf } from './content-types.ts'
import { contentFrom, type Content } from './content.ts'
import type { FileShelf } from './file-shelf.ts'
import { fillPage, inlineScriptHashes } from './page.ts'
import { isRouteOfRemote, preloadHints } from './preload-hints.ts'

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
  const routes = new Set<string>(Object.values(paths))
  const apiOrigin = siteConfig.apiBaseUrl ? new URL(siteConfig.apiBaseUrl).origin : null
  const dataOrigins = [...new Set([apiOrigin, objectsOrigin])].filter(origin => origin !== null)

  return async path => {
    const [document, { registry, text }] = await Promise.all([shellDocument(), readRegistry()])
    const preload = preloadHints(registry, path)
    const version = [document.tag, registry.revision, registry.issuedAt, preload].join('\n')
    const page = known.get(version) ?? fill(document, text, preload)
    if (!known.has(version)) remember(version, page)
    return { ...page, isKnown: routes.has(path) || isRouteOfRemote(registry, path) }
  }

  async function shellDocument(): Promise<Content> {
    const document = await shelf.find(shellDir, DOCUMENT)
    if (document) return document
    throw new ShellNotBuilt(`There is no ${DOCUMENT} in ${shellDir}.`)
  }

  function fill(document: Content, registryText: string, preload: string): Omit<Page, 'isKnown'> {
    const html = document.bytes.toString('utf8')
    const json = { 'site-config': JSON.stringify(siteConfig), registry: registryText }
    const content = contentFrom(Buffer.from(fillPage(html, { json, preload })), contentTypeOf(DOCUMENT))
    return { content, policy: pagePolicy({ scriptHashes: inlineScriptHashes(html), dataOrigins }) }
  }

  // A page differs by the area it preloads, so a handful is enough; older ones belong to former releases.
  function remember(version: string, page: Omit<Page, 'isKnown'>): void {
    if (known.size >= 20) known.clear()
    known.set(version, page)
  }
}
