import { join } from 'node:path'
import { isIdentityPopup } from 'domain-rules/journey'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { notFound } from '../http/not-found.ts'
import { pathOf } from '../http/path-of.ts'
import { releasesFolder, type RegistryReader } from 'remote-registry/releases'
import type { SiteConfig } from '../site-config.ts'
import { caching, cachingOfCdnFile, cachingOfRemoteFile, cachingOfShellFile } from './caching.ts'
import { contentTypeOf } from './content-types.ts'
import { contentFrom } from './content.ts'
import { createFileShelf, type FileShelf } from './file-shelf.ts'
import { createPages } from './pages.ts'
import { sendContent } from './send-content.ts'

export type StaticOriginNeeds = {
  config: Pick<Config, 'dataDir' | 'shellDir' | 'cdnDir'>
  siteConfig: SiteConfig
  readRegistry: RegistryReader
  objectsOrigin: string | null
}

/** What a browser gets as files: the page at every page address, the shell's own files, releases, registry and CDN. */
export function serveStaticOrigin(
  app: FastifyInstance,
  { config, siteConfig, readRegistry, objectsOrigin }: StaticOriginNeeds,
): void {
  const { dataDir, shellDir, cdnDir } = config
  const shelf = createFileShelf()
  const pageFor = createPages({ shelf, shellDir, siteConfig, readRegistry, objectsOrigin })

  app.get('/remotes/*', folderOf(shelf, join(releasesFolder(dataDir), 'remotes'), cachingOfRemoteFile))
  app.get('/cdn/*', folderOf(shelf, cdnDir, cachingOfCdnFile))
  app.get(
    '/registry.json',
    dataOf(async () => (await readRegistry()).text),
  )
  app.get(
    '/site-config.json',
    dataOf(async () => JSON.stringify(siteConfig)),
  )
  app.get('/index.html', async (_, reply) => reply.redirect('/', 301))
  app.get('/*', pageOrShellFile(folderOf(shelf, shellDir, cachingOfShellFile), pageFor))
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function folderOf(shelf: FileShelf, folder: string, cachingOf: (path: string) => string): Handler {
  return async (request, reply) => {
    const path = restOfPath(request)
    const content = await shelf.find(folder, path)
    return content ? sendContent(request, reply, content, cachingOf(path)) : notFound(request, reply)
  }
}

function dataOf(text: () => Promise<string>): Handler {
  return async (request, reply) => {
    const content = contentFrom(Buffer.from(await text()), contentTypeOf(pathOf(request)))
    return sendContent(request, reply, content, caching.never)
  }
}

const NEVER_A_PAGE = /^\/(api|admin-api|sandbox|ops|objects|assets|remotes|cdn|registry)(\/|$)/
const LOOKS_LIKE_A_FILE = /\.[^./]+$/

function pageOrShellFile(shellFile: Handler, pageFor: ReturnType<typeof createPages>): Handler {
  return async (request, reply) => {
    const path = pathOf(request)
    const isPopup = isIdentityPopup(path)
    if (!isPopup && LOOKS_LIKE_A_FILE.test(path)) return shellFile(request, reply)
    if (NEVER_A_PAGE.test(path)) return notFound(request, reply)

    const { content, policy, isKnown } = await pageFor(path)
    void reply.code(isKnown ? 200 : 404).header('content-security-policy', policy)
    // Its address holds personal data, which nobody may keep or learn (GP-11).
    if (isPopup) void reply.header('referrer-policy', 'no-referrer')
    return sendContent(request, reply, content, isPopup ? caching.notKept : caching.never)
  }
}

function restOfPath({ params }: FastifyRequest): string {
  return typeof params === 'object' && params && '*' in params ? String(params['*']) : ''
}
