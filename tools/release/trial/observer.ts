import type { Page, Request } from 'playwright'
import { FAILURES, type Beacon, type Release } from 'release-format'
import { untilDrawn } from './in-page.ts'
import { consoleFault, copyFault, fileFault, lifecycleFault, type Fault } from './refusals.ts'
import { isBackend } from './stub-visitor.ts'
import { BEACONS } from './trial-site.ts'

/** Longer than the page itself waits for a release, its start and its first picture. */
const PATIENCE_MS = 16_000

/** The page reports a failure within this time after the console has its words. */
const REPORT_MS = 2_000

/** The page's connection for news of the registry, which stays open. */
const HELD_OPEN = '/registry/events'

/** Collects the faults of a release in one page: reports of the shell, the console, files and copies of React. */
export class Observer {
  readonly #release: Pick<Release, 'name' | 'version'>
  readonly #faults: Fault[] = []
  readonly #reportMs: number
  readonly #running = new Set<Request>()
  readonly #reports = new Set<string>()
  #lastWords: string | undefined

  /** `reportMs` is the wait for a report after the first fault. */
  constructor(release: Pick<Release, 'name' | 'version'>, page: Page, reportMs = REPORT_MS) {
    this.#release = release
    this.#reportMs = reportMs
    page.on('console', message => {
      if (message.type() === 'error' && !isBackend(message.location().url)) this.#hear(message.text())
    })
    page.on('pageerror', error => this.#hear(error.message))
    page.on('request', request => this.#see(request))
    page.on('requestfinished', request => void this.#running.delete(request))
    page.on('requestfailed', request => {
      this.#running.delete(request)
      this.#judge(request, request.failure()?.errorText ?? 'no response')
    })
    page.on('response', response => {
      if (!response.ok()) this.#judge(response.request(), `HTTP ${response.status()}`)
    })
  }

  /** True while the page waits for a file or a call. */
  get isBusy(): boolean {
    return this.#running.size > 0
  }

  /** The failure that the page has reported of the release. */
  get #failure(): string | undefined {
    return FAILURES.find(kind => this.#reports.has(kind))
  }

  /** The faults so far. A file that is missing, or else the failure that the shell reports, is the reason of the others. */
  async faults(page: Page): Promise<readonly Fault[]> {
    const files = this.#faults.filter(({ rule }) => rule === 'files')
    if (files.length > 0) return files
    if (this.#faults.length > 0) await this.until(page, async () => false, this.#reportMs)
    if (this.#failure) return [lifecycleFault(this.#failure, this.#lastWords)]
    const copies = await page.evaluate(() => (globalThis as WithRenderers).renderersOfTrial ?? [])
    return [...this.#faults, ...(copies.length > 1 ? [copyFault(copies)] : [])]
  }

  /** Returns false if the condition is not met in time, or the release has failed before. */
  async until(page: Page, isMet: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<boolean> {
    const begun = performance.now()
    while (performance.now() - begun < patienceMs) {
      if (await isMet()) return true
      if (this.#failure) return false
      await page.evaluate(untilDrawn)
    }
    return false
  }

  #hear(text: string): void {
    this.#lastWords ??= text
    this.#faults.push(consoleFault(text))
  }

  #see(request: Request): void {
    const { pathname } = new URL(request.url())
    if (pathname === BEACONS) return this.#note(request.postData())
    if (pathname !== HELD_OPEN) this.#running.add(request)
  }

  #note(body: string | null): void {
    const beacons = [JSON.parse(body ?? '[]') as Beacon | Beacon[]].flat()
    for (const { remote, kind } of beacons) if (remote === this.#release.name) this.#reports.add(kind)
  }

  #judge(request: Request, reason: string): void {
    const { name, version } = this.#release
    const { pathname } = new URL(request.url())
    const folder = `/remotes/${name}/${version}/`
    // A file that is given up because the page is left is no fault.
    if (pathname.startsWith(folder) && reason !== 'net::ERR_ABORTED')
      this.#faults.push(fileFault(pathname.slice(folder.length), reason))
  }
}

type WithRenderers = typeof globalThis & { renderersOfTrial?: string[] }

/** Runs in the page before its scripts: each copy of React DOM signs in with the hook of the developer tools. */
export function countRenderers(): void {
  const versions: string[] = []
  const hook = {
    supportsFiber: true,
    inject: ({ version }: { version: string }) => versions.push(version),
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }
  Object.assign(globalThis, { renderersOfTrial: versions, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}
