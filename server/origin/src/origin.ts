import { join } from 'node:path'
import { identityPopupPages } from 'domain-rules/journey'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidRegistry, isProgramAddress } from 'release-format'
import { RefusedByGate } from 'release-store/gate'
import {
  createRegistryReader,
  NotBelieved,
  openReleases,
  publishMissing,
  releasesFolder,
  signLive,
  trustedKeys,
} from 'release-store'
import { HttpError, isProduction, notFound, pathOf, requestTexts, type ServerPart } from 'server-kit'
import {
  caching,
  cachingOfCdnFile,
  cachingOfRemoteFile,
  cachingOfRevision,
  cachingOfShellFile,
  type Caching,
} from './caching.ts'
import type { OriginConfig } from './config.ts'
import { contentTypeOf } from './content-types.ts'
import { contentFrom, type Content } from './content.ts'
import { createFileCache, type FileCache } from './file-cache.ts'
import { createPages, type PageFor } from './pages.ts'
import { createMemoryOpenings } from './override-openings.ts'
import { createOverrides, type Overrides } from './overrides.ts'
import { createRegistryEvents, type RegistryEvents } from './registry-events.ts'
import { createReleaseFiles } from './release-files.ts'
import { sendContent } from './send-content.ts'
import { shellScript } from './shell-script.ts'
import { siteConfigFor } from './site-config.ts'

/**
 * What a browser gets as files: the page at every page address, the shell's own files, releases, registry and CDN.
 * Throws `InvalidSettings` for a site configuration that makes no sense, and `WrongKey` when there is no key that pages
 * could believe a registry by.
 */
export async function createOrigin(config: OriginConfig): Promise<ServerPart> {
  const { dataDir, shellDir, cdnDir, objectsOrigin } = config
  const keys = await trustedKeys(dataDir, process.env, config.siteConfig ?? {})
  const siteConfig = siteConfigFor(config, keys)
  const registry = createRegistryReader(dataDir, keys)
  const releases = { dataDir, ...(config.releaseStorage && { storage: config.releaseStorage }) }
  const cache = createFileCache()
  const pageFor = createPages({ cache, shellDir, siteConfig, registry, objectsOrigin })
  const inMemory = createMemoryOpenings()
  const overrides = createOverrides(keys.site, config.overrideOpenings ?? (() => inMemory))
  const events = createRegistryEvents({
    async read() {
      const { revision } = (await registry.read()).registry
      return { revision, shell: await shellScript(cache, shellDir) }
    },
  })

  return {
    readinessChecks: { registry: registry.check },
    async prepare(log) {
      try {
        const published = await publishMissing({ ...releases, distDirs: config.firstReleases })
        for (const { name, version } of published) log.info({ name, version }, 'first release published')
        if (!isProduction(process.env) && (await signLive(openReleases(releases))))
          log.info('what is live was signed anew')
      } catch (error) {
        // What was live last is served meanwhile, and readiness tells.
        if (![InvalidRegistry, NotBelieved, RefusedByGate].some(known => error instanceof known)) throw error
        log.error({ err: error }, 'the registry has to be repaired, or a first release is refused')
      }
    },
    register(app) {
      const remotesDir = join(releasesFolder(dataDir), 'remotes')
      const shared = { config: { isForEveryOrigin: true } } as const
      app.get('/remotes/*', shared, files(createReleaseFiles(cache, remotesDir), cachingOfRemoteFile))
      const framed = { config: { isForEveryOrigin: true, isFramed: true } } as const
      app.get('/cdn/viewer/*', framed, folder(cache, join(cdnDir, 'viewer'), cachingOfViewerFile))
      app.get('/cdn/*', shared, folder(cache, cdnDir, cachingOfCdnFile))
      app.get(
        '/registry.json',
        json(
          async () => (await registry.read()).text,
          async ({ query }) => cachingOfRevision(query, (await registry.read()).registry.revision),
        ),
      )
      overrides.register(app)
      app.get('/registry/events', { config: { isHeldOpen: true } }, serverSentEvents(events))
      app.addHook('preClose', async () => events.close())
      app.get(
        '/site-config.json',
        json(async () => JSON.stringify(siteConfig)),
      )
      app.get('/index.html', async (_, reply) => reply.redirect('/', 301))
      for (const page of identityPopupPages) {
        const window = { config: { keepsOpener: true, loggedPath: page } } as const
        for (const path of [page, `${page}/*`]) app.get(path, window, identityPopup(pageFor))
      }
      const isShellFile = async (request: FastifyRequest) =>
        (await cache.find(shellDir, restOfPath(request))) !== null
      app.get('/*', pageOr(folder(cache, shellDir, cachingOfShellFile), isShellFile, pageFor, overrides))
    },
  }
}

const cachingOfViewerFile = (path: string) => cachingOfCdnFile(`viewer/${path}`)

type CachingOf = (request: FastifyRequest) => Promise<Caching>

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function folder(cache: FileCache, root: string, cachingOf: (path: string) => string): Handler {
  return files(path => cache.find(root, path), cachingOf)
}

function files(
  find: (path: string) => Promise<Content | null>,
  cachingOf: (path: string) => string,
): Handler {
  return async (request, reply) => {
    const path = restOfPath(request)
    const content = await find(path)
    return content ? sendContent(request, reply, content, cachingOf(path)) : notFound(request, reply)
  }
}

/** Compressed once for each text, and not for each request. */
function json(text: () => Promise<string>, cachingOf: CachingOf = alwaysAsked): Handler {
  let kept: { text: string; content: Content } | undefined
  return async (request, reply) => {
    const current = await text()
    if (kept?.text !== current)
      kept = { text: current, content: contentFrom(Buffer.from(current), contentTypeOf(pathOf(request))) }
    return sendContent(request, reply, kept.content, await cachingOf(request))
  }
}

const alwaysAsked: CachingOf = async () => caching.never

function serverSentEvents(events: RegistryEvents): Handler {
  return async (_, reply) => {
    const stream = events.open()
    if (!stream) throw new HttpError(503, 'OVERLOADED', requestTexts.overloaded)
    void reply
      .type('text/event-stream')
      .headers({ 'cache-control': caching.notKept, 'x-accel-buffering': 'no' })
    return reply.send(stream)
  }
}

const LOOKS_LIKE_A_FILE = /\.[^./]+$/

/**
 * The page, save at the address of a file. What looks like a file's and is none is a page's to a person who goes there,
 * such as `/index.do` (GUARD-27), and missing to a page that asks for a picture. A slash at the end is left out.
 */
function pageOr(
  shellFile: Handler,
  isShellFile: (request: FastifyRequest) => Promise<boolean>,
  pageFor: PageFor,
  overrides: Overrides,
): Handler {
  return async (request, reply) => {
    const path = pathOf(request)
    if (isProgramAddress(path)) return shellFile(request, reply)
    if (LOOKS_LIKE_A_FILE.test(path) && (!isVisit(request) || (await isShellFile(request)))) {
      return shellFile(request, reply)
    }

    const override = await overrides.of(request)
    const { content, headers, isKnown } = await pageFor(path, override)
    const withoutSlash = path.replace(/\/+$/, '')
    if (!isKnown && withoutSlash !== path && (await pageFor(withoutSlash)).isKnown) {
      return reply.redirect(withoutSlash + request.url.slice(path.length), 308)
    }
    void reply.code(isKnown ? 200 : 404).headers(headers)
    return sendContent(request, reply, content, override ? caching.notKept : caching.never)
  }
}

/** The address of such a page holds personal data, which no one may keep or learn (GP-11). */
function identityPopup(pageFor: PageFor): Handler {
  return async (request, reply) => {
    const { content, headers } = await pageFor(pathOf(request))
    void reply.headers({ ...headers, 'referrer-policy': 'no-referrer' })
    return sendContent(request, reply, content, caching.notKept)
  }
}

/** Whether a person goes to the address, rather than a page asking for a part of itself. */
function isVisit({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

function restOfPath({ params }: FastifyRequest): string {
  return typeof params === 'object' && params && '*' in params ? String(params['*']) : ''
}
