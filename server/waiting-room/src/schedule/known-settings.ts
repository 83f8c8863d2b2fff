import type { LineReport, Lines, LineSettings } from '../line/lines.ts'

/** Settings are read again after this time: another process may have changed them. */
const KNOWN_FOR_MS = 1_000

type Options = { lines: Pick<Lines, 'report' | 'settingsOf'>; now: () => number }

/** The reports of all lines as this process read them last, at most a second ago if they are fresh. */
export class KnownSettings {
  readonly #options: Options
  #reports: ReadonlyMap<string, LineReport> = new Map()
  #readAt = -Infinity
  #readsBegun = 0
  #readShown = 0
  #shared: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  report(action: string): LineReport | undefined {
    return this.#reports.get(action)
  }

  settings(action: string): LineSettings | undefined {
    return this.#reports.get(action)?.settings
  }

  isFresh(): boolean {
    return Math.abs(this.#options.now() - this.#readAt) < KNOWN_FOR_MS
  }

  /** Makes the next question read them again. */
  expire(): void {
    this.#readAt = -Infinity
  }

  /** Reads all reports now. A read that began earlier never replaces a later one. */
  async read(): Promise<void> {
    const mine = (this.#readsBegun += 1)
    const reports = await this.#options.lines.report()
    if (mine < this.#readShown) return
    this.#readShown = mine
    this.#reports = reports
    this.#readAt = this.#options.now()
  }

  /** Reads all reports, once for all questions of a moment. */
  readShared(): Promise<void> {
    this.#shared ??= this.read().finally(() => (this.#shared = undefined))
    return this.#shared
  }

  /** Returns true, after reading again, if another process has changed the settings of an action. */
  async wereOutdated(action: string): Promise<boolean> {
    const found = await this.#options.lines.settingsOf(action)
    if (found?.revision === this.settings(action)?.revision) return false
    await this.readShared()
    return true
  }
}
