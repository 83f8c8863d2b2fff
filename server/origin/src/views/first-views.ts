import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Registry, Route } from 'release-format'
import type { ScreenFiles } from 'release-format/views'
import { releasesFolder } from 'release-store'
import { shellFactsFrom, type ShellFacts } from 'release-store/gate'
import type { FileCache } from 'server-kit'
import { parseSiteConfig } from 'site-config'
import { createReleaseFiles } from '../releases/release-files.ts'
import { areaView, type AreaView, type Site } from './area-views.ts'
import { FrameViews } from './frame-views.ts'

/**
 * The HTML inside `#frame`, and the files of its screen, which is the shell's or that of a release. `hasArea`:
 * the HTML contains the first view of a release. `tag` differs for each view.
 */
export type FirstView = ScreenFiles & {
  frame: string
  folder: string
  isOfRelease: boolean
  hasArea: boolean
  tag: string
}

/** A page that is left out is tried again after this. Its cause may be a busy machine, or a file that is written. */
const AGAIN_AFTER_MS = 60_000

/** Room for every page of a site; older ones are of former releases. */
const KEPT_VIEWS = 100

const NONE = Promise.resolve(null)

const NO_FILES: ScreenFiles = { scripts: [], styles: [] }

type Log = { error: (details: object, message: string) => void }

type Needed = { cache: FileCache; shellDir: string; dataDir: string; log?: Log }

/** A page, with the texts of one read: `facts` is the `shell.json`, and empty for a shell without one. */
type Asked = { route: Route; facts: string; registry: Registry; registryText: string; config: string }

/** Draws pages as a visitor without a session sees them, and joins the first views of live releases. */
export class FirstViews {
  readonly #frames: FrameViews
  readonly #find: ReturnType<typeof createReleaseFiles>
  /** The console until the server has set its own log. */
  log: Log
  readonly #kept = new Map<string, Promise<FirstView | null>>()
  /** The time of the last failure of each path, in milliseconds since 1970. */
  readonly #failedAt = new Map<string, number>()

  constructor({ cache, shellDir, dataDir, log = console }: Needed) {
    this.#frames = new FrameViews(cache, shellDir)
    this.#find = createReleaseFiles(cache, join(releasesFolder(dataDir), 'remotes'))
    this.log = log
  }

  /**
   * Returns the first view of a page, which is drawn once. Returns null if its shell has no program for it, or if
   * browsers of this registry differ in their routes. A failure is logged, is null too, and is tried again after a
   * minute. Never rejects.
   */
  of(page: Asked): Promise<FirstView | null> {
    const { facts, registry, registryText, config, route } = page
    if (facts === '' || !isAlikeForAll(registry)) return NONE
    const texts = [route.path, facts, registryText, config].join('\n')
    const known = this.#kept.get(texts)
    const isDue = (this.#failedAt.get(route.path) ?? Infinity) + AGAIN_AFTER_MS <= Date.now()
    if (known && !isDue) return known
    this.#failedAt.delete(route.path)
    const view = this.#orNull(route.path, () => this.#drawn(page, shellFactsFrom(facts)))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= KEPT_VIEWS && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(texts, view)
    return view
  }

  /** Returns a note for `/readyz` that names the pages that are left out; nothing while there are none. */
  readonly note = async (): Promise<string | undefined> => {
    const paths = [...this.#failedAt.keys()]
    return paths.length > 0 ? `left out: ${paths.join(' ')}` : undefined
  }

  async #drawn({ route, registry, config }: Asked, facts: ShellFacts): Promise<FirstView | null> {
    const { path } = route
    if (!facts.firstView) return null
    const siteConfig: unknown = JSON.parse(config)
    const site = { config: parseSiteConfig(siteConfig), provides: facts.provides }
    const screen = facts.firstView.screens[path]
    const area = screen ? null : await this.#orNull(path, () => this.#areaOf(path, registry, site))
    const element = route.needs.length === 0 && area ? area.element : null
    const page = { path, siteConfig, registry, ...(element !== null && { area: element }) }
    const frame = await this.#frames.of(facts.firstView, page)
    const { folder, scripts, styles } = area ?? { folder: '/', ...(screen ?? NO_FILES) }
    const files = { folder, scripts, styles, isOfRelease: area !== null }
    return { ...files, frame, hasArea: element !== null, tag: hash('sha256', frame + JSON.stringify(files)) }
  }

  async #areaOf(path: string, { remotes }: Registry, site: Site): Promise<AreaView | null> {
    const [name, remote] =
      Object.entries(remotes).find(([, { routes }]) => routes.some(route => route.path === path)) ?? []
    return name && remote ? areaView(this.#find, name, remote, path, site) : null
  }

  async #orNull<T>(path: string, work: () => Promise<T | null>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      this.log.error({ err: error, path }, 'a first view is left out')
      this.#failedAt.set(path, Date.now())
      return null
    }
  }
}

/** Returns false if a canary has other routes: the frame of its browsers then differs. */
function isAlikeForAll({ remotes }: Registry): boolean {
  const texts = Object.values(remotes).map(({ canary, routes }) => [canary?.routes ?? routes, routes])
  return texts.every(([one, other]) => JSON.stringify(one) === JSON.stringify(other))
}
