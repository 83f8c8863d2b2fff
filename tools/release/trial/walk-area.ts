import type { Page } from 'playwright'
import type { Release } from 'release-format'
import type { Refusal } from 'release-store/gate'
import { describeDocument, goTo, hasHeading, move, untilDrawn } from './in-page.ts'
import { listenersOf, type Listeners } from './listeners.ts'
import type { Observer } from './observer.ts'
import { drawingFault, traceFault, refusalsOfSteps, type Fault, type Step } from './refusals.ts'

/** A page of the shell that asks for nothing: home would ask for a turn. */
const OUTSIDE = '/info-terms'

/**
 * Visits every page of an area once, goes back and forward, and leaves it twice; then opens each page that has a first
 * view, which the release takes over. Returns the faults of the first step that has some.
 */
export async function walkArea(release: Release, page: Page, observer: Observer): Promise<Refusal[]> {
  return refusalsOfSteps(release, new AreaWalk(release, page, observer).steps())
}

/** The steps of a trial of one area, and the state of its page after the first leaving. */
class AreaWalk {
  readonly #release: Release
  readonly #page: Page
  readonly #observer: Observer
  #listeners: Listeners | null = null
  #leftBefore: readonly string[] | null = null

  constructor(release: Release, page: Page, observer: Observer) {
    this.#release = release
    this.#page = page
    this.#observer = observer
  }

  steps(): Step[] {
    const [first, ...others] = this.#release.routes.map(({ path }) => path)
    if (first === undefined) return []
    const files = new Set(this.#release.files.map(({ path }) => path))
    const withView = others.filter(path => files.has(`views${path}.html`))
    const movements = [
      { at: 'one page back', step: () => this.#move(-1) },
      { at: 'one page forward', step: () => this.#move(1) },
    ]
    return [
      { at: `at ${first}`, step: () => this.#arrive(first) },
      ...others.map(path => ({ at: `at ${path}`, step: () => this.#enter(path) })),
      ...(others.length > 0 ? movements : []),
      { at: `left for ${OUTSIDE}`, step: () => this.#leave() },
      { at: `entered again at ${first}`, step: () => this.#enter(first) },
      { at: `left for ${OUTSIDE} again`, step: () => this.#leave() },
      ...withView.map(path => ({ at: `opened at ${path}`, step: () => this.#open(path) })),
    ]
  }

  async #arrive(path: string): Promise<readonly Fault[]> {
    this.#listeners = await listenersOf(this.#release, this.#page)
    return this.#open(path)
  }

  async #open(path: string): Promise<readonly Fault[]> {
    await this.#page.goto(path, { waitUntil: 'commit' })
    return this.#judge()
  }

  async #enter(path: string): Promise<readonly Fault[]> {
    await this.#page.evaluate(goTo, path)
    return this.#judge()
  }

  async #move(steps: number): Promise<readonly Fault[]> {
    await this.#page.evaluate(move, steps)
    return this.#judge()
  }

  async #leave(): Promise<readonly Fault[]> {
    const faults = await this.#enter(OUTSIDE)
    return faults.length > 0 ? faults : this.#judgeTraces()
  }

  /** Waits for the heading of the present page, and until nothing more happens in it. */
  async #judge(): Promise<readonly Fault[]> {
    const page = this.#page
    await page.evaluate(untilDrawn)
    const here = { area: this.#release.name, paths: this.#release.routes.map(({ path }) => path) }
    const isShown = await this.#observer.until(page, () => page.evaluate(hasHeading, here))
    await this.#observer.until(page, async () => !this.#observer.isBusy)
    await page.evaluate(untilDrawn)
    const faults = await this.#observer.faults(page)
    if (faults.length > 0 || (isShown && (await page.evaluate(hasHeading, here)))) return faults
    return [drawingFault(await page.locator('#areas').innerText())]
  }

  /** The state after the second visit is that after the first, since libraries may set up something once. */
  async #judgeTraces(): Promise<readonly Fault[]> {
    const left = [
      ...(await this.#page.evaluate(describeDocument, this.#release.name)),
      ...((await this.#listeners?.()) ?? []),
    ]
    const before = this.#leftBefore
    this.#leftBefore = left
    const traces = left.filter(
      each =>
        / (in its element|on body)$/.test(each) || (before && countOf(left, each) > countOf(before, each)),
    )
    return traces.length > 0 ? [traceFault([...new Set(traces)])] : []
  }
}

function countOf(all: readonly string[], one: string): number {
  return all.filter(each => each === one).length
}
