import type { GateResult, QueueGate } from 'shared-session'
import type { Composition, CompositionView } from './composition.ts'
import { LATE_AFTER_MS, type AreaView } from './remote/view.ts'

/** `pending` is the view of every area while the code that mounts areas is not in the page. */
export type PageView = CompositionView & { pending?: AreaView }

/** The view of a page that has loaded nothing yet. */
export const NOTHING: PageView = { areas: {}, hasNewShell: false }

/** The composition of the page, whose code is loaded when an area or a turn is first needed, or when the page is idle. */
export class LateComposition {
  readonly #load: () => Promise<Composition>
  readonly #listeners = new Set<() => void>()
  #view: PageView = NOTHING
  #composed: Composition | null = null
  #ready: Promise<Composition> | null = null

  /** `load` makes the composition; a call after a failure tries again. */
  constructor(load: () => Promise<Composition>) {
    this.#load = load
  }

  /** Any failure counts as an error of the waiting room (AMB-27). */
  readonly queueGate: QueueGate = {
    run: async action => {
      try {
        return await (await this.ready()).queueGate.run(action)
      } catch (error) {
        console.error('the waiting room is not asked', error)
        return 'error' satisfies GateResult
      }
    },
    complete: async () => this.#composed?.queueGate.complete(),
  }

  readonly view = (): PageView => this.#composed?.view() ?? this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the composition, once its code is in the page. Rejects if it does not load, which `view` shows too. */
  ready(): Promise<Composition> {
    this.#ready ??= this.#compose()
    return this.#ready
  }

  /** Shows the area: loads the code if it is missing. */
  show(): void {
    this.ready().catch((error: unknown) => console.error('no area can be shown', error))
  }

  /** Tries again after a failure: of the area, or of the code that mounts it. */
  retry(area: string): void {
    if (this.#composed) this.#composed.retry(area)
    else this.show()
  }

  async #compose(): Promise<Composition> {
    const late = setTimeout(() => this.#show('late'), LATE_AFTER_MS)
    this.#show('loading')
    try {
      const composed = await this.#load()
      composed.subscribe(this.#tell)
      this.#composed = composed
      this.#tell()
      return composed
    } catch (error) {
      this.#ready = null
      this.#show('failed')
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  #show(pending: AreaView): void {
    this.#view = { ...NOTHING, pending }
    this.#tell()
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener()
  }
}
