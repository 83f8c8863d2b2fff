import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { InvalidRegistry } from 'release-format'
import {
  createRegistryReader,
  openReleases,
  publishMissing,
  RegistryRejected,
  releasesFolder,
  signLive,
  trustedKeys,
  type RegistryReader,
} from 'release-store'
import { RefusedByGate, shellFactsIn } from 'release-store/gate'
import { createFileCache, isProduction, serveCall, type FileCache, type ServerPart } from 'server-kit'
import { cachingOfCdnFile, cachingOfRemoteFile, cachingOfShellFile } from './files/caching.ts'
import { followRegistryCall, readRegistryCall, readSiteConfigCall } from './calls.ts'
import type { OriginConfig } from './config.ts'
import { Isolation } from './isolation/isolation.ts'
import { files, folder, json, serverSentEvents } from './files/file-handlers.ts'
import { createMemoryOpenings, createOverrides, type Overrides } from './releases/overrides.ts'
import { identityPopup, pageOrFile } from './pages/page-handlers.ts'
import { registerForSearchEngines } from './pages/for-search-engines.ts'
import { Pages } from './pages/pages.ts'
import { createRegistryEvents, type RegistryEvents } from './releases/registry-events.ts'
import { createReleaseFiles } from './releases/release-files.ts'
import { siteNotices } from './pages/site-notices.ts'
import { shellScript } from './pages/shell-script.ts'
import { siteConfigFor, type SiteConfig } from './site-config.ts'
import { FirstViews } from './views/first-views.ts'

type Parts = {
  config: OriginConfig
  siteConfig: SiteConfig
  cache: FileCache
  registry: RegistryReader
  events: RegistryEvents
  overrides: Overrides
  /** From the `shell.json` of the shell; none while no shell is built. */
  popupPages: readonly string[]
  views: FirstViews
}

/**
 * Creates the server of all that a browser gets as a file: the page at every page address, the shell's own files,
 * releases, registry and CDN. Throws `InvalidSettings` for an invalid site configuration, `InvalidShellFacts` for a
 * shell of another version, and `WrongKey` if pages could verify no registry.
 */
export async function createOrigin(config: OriginConfig): Promise<ServerPart> {
  const { dataDir, shellDir } = config
  const keys = await trustedKeys(dataDir, process.env, config.siteConfig ?? {})
  const cache = createFileCache()
  const registry = createRegistryReader(dataDir, keys)
  const inMemory = createMemoryOpenings()
  const parts: Parts = {
    config,
    siteConfig: siteConfigFor(config, keys),
    cache,
    registry,
    events: createRegistryEvents({
      async read() {
        const { revision } = (await registry.read()).registry
        const { tag } = await siteNotices(registry)
        return { revision, shell: await shellScript(cache, shellDir), notices: tag }
      },
    }),
    overrides: createOverrides(keys.site, config.overrideOpenings ?? (() => inMemory)),
    popupPages: (await shellFactsIn(shellDir))?.popupPages ?? [],
    views: new FirstViews({ cache, shellDir, dataDir }),
  }
  return {
    readinessChecks: { registry: registry.check, views: parts.views.note },
    prepare: log => publishFirstReleases(config, log),
    register(app) {
      registerReleases(app, parts)
      registerCdn(app, parts)
      registerPages(app, parts)
    },
  }
}

/** Publishes missing remotes. A registry that needs repair does not stop the start: the last valid one is served. */
async function publishFirstReleases(config: OriginConfig, log: FastifyBaseLogger): Promise<void> {
  const { dataDir, releaseStorage: storage, firstReleases: distDirs } = config
  const releases = { dataDir, ...(storage && { storage }) }
  try {
    const published = await publishMissing({ ...releases, distDirs })
    for (const { name, version } of published) log.info({ name, version }, 'first release published')
    if (!isProduction(process.env) && (await signLive(openReleases(releases))))
      log.info('the live releases were signed anew')
  } catch (error) {
    if (![InvalidRegistry, RegistryRejected, RefusedByGate].some(known => error instanceof known)) throw error
    log.error({ err: error }, 'the registry has to be repaired, or a first release is refused')
  }
}

const forEveryOrigin = { config: { isForEveryOrigin: true } } as const
const framed = { config: { isForEveryOrigin: true, isFramed: true } } as const

function registerReleases(app: FastifyInstance, { config, cache, registry, events, overrides }: Parts): void {
  const remotesDir = join(releasesFolder(config.dataDir), 'remotes')
  app.get('/remotes/*', forEveryOrigin, files(createReleaseFiles(cache, remotesDir), cachingOfRemoteFile))
  const registryJson = json(async () => {
    const { text, registry: read } = await registry.read()
    return { text, revision: read.revision }
  })
  serveCall(app, readRegistryCall, ({ request, reply }) => registryJson(request, reply))
  overrides.register(app)
  const followRegistry = serverSentEvents(events, config.trustProxy)
  serveCall(app, followRegistryCall, ({ request, reply }) => followRegistry(request, reply), {
    config: { isHeldOpen: true },
  })
  app.addHook('preClose', async () => events.close())
}

function registerCdn(app: FastifyInstance, { config, cache }: Parts): void {
  const { cdnDir } = config
  const cachingOfViewerFile = (path: string) => cachingOfCdnFile(`viewer/${path}`)
  app.get('/cdn/viewer/*', framed, folder(cache, join(cdnDir, 'viewer'), cachingOfViewerFile))
  app.get('/cdn/*', forEveryOrigin, folder(cache, cdnDir, cachingOfCdnFile))
}

function registerPages(app: FastifyInstance, parts: Parts): void {
  const { config, siteConfig, cache, registry, overrides, popupPages, views } = parts
  const { shellDir, dataDir, objectsOrigin, testerPageDir } = config
  views.log = app.log
  const siteConfigNow = async () => {
    const notices = await siteNotices(registry)
    const text = JSON.stringify(notices.tag === '' ? siteConfig : { ...siteConfig, notices })
    return { text, revision: notices.tag }
  }
  const siteConfigText = async () => (await siteConfigNow()).text
  const pages = new Pages({ cache, shellDir, siteConfig, siteConfigText, registry, objectsOrigin, views })
  const siteConfigJson = json(siteConfigNow)
  serveCall(app, readSiteConfigCall, ({ request, reply }) => siteConfigJson(request, reply))
  registerForSearchEngines(app, pages)
  app.get('/index.html', async (_, reply) => reply.redirect('/', 301))
  for (const page of popupPages) {
    const popup = { config: { loggedPath: page } } as const
    for (const path of [page, `${page}/*`]) app.get(path, popup, identityPopup(pages))
  }
  const find = createReleaseFiles(cache, join(releasesFolder(dataDir), 'remotes'))
  const isolation = config.sandbox ? new Isolation({ cache, folder: testerPageDir, dataDir, find }) : null
  isolation?.register(app)
  const findShellFile = (path: string) => cache.find(shellDir, path, true)
  const shellFile = files(findShellFile, cachingOfShellFile)
  const isShellFile = async (path: string) => (await findShellFile(path)) !== null
  app.get('/*', pageOrFile({ pages, overrides, isolation, shellFile, isShellFile }))
}
