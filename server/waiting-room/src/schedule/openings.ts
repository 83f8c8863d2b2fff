import type { DrawPlan, LineSettings, Steered } from '../line/lines.ts'
import { isBefore } from '../line/modes.ts'
import type { Failures } from './failures.ts'
import type { KnownSettings } from './known-settings.ts'
import { carryOut, draw, isDue, lobbyOf, newDraw, withPhase, type Needed } from './phases.ts'

/**
 * Opening and closing time of a line in milliseconds since 1970. `hasDraw` draws those who join before, by their networks
 * unless `byNetwork` is false.
 */
export type Plan = {
  opensAt: number
  closesAt?: number | undefined
  hasDraw: boolean
  byNetwork?: boolean | undefined
}

type Options = { needed: Needed; known: KnownSettings; failures: Failures }

/** Opens and closes lines as planned, or as operators decide. */
export class Openings {
  readonly #needed: Needed
  readonly #known: KnownSettings
  readonly #failures: Failures
  /** Work that runs, by action: the questions of that moment wait for it. */
  readonly #running = new Map<string, Promise<void>>()

  constructor({ needed, known, failures }: Options) {
    this.#needed = needed
    this.#known = known
    this.#failures = failures
  }

  /** Carries out all due work of an action. Returns its settings, or the last known ones if the work fails. */
  async current(action: string): Promise<LineSettings | undefined> {
    try {
      if (!this.#known.isFresh()) await this.#known.readShared()
      const settings = this.#known.settings(action)
      if (settings && isDue(settings, this.#needed.now()))
        await this.#alone(action, () => carryOut(this.#needed, action))
      await this.#running.get(action)
      if (this.#known.settings(action)?.schedule?.phase !== 'drawing') this.#failures.end(openingOf(action))
    } catch (error) {
      this.#failures.add(openingOf(action), error)
    }
    return this.#known.settings(action)
  }

  /** Returns true while the draw of an action fails; it is tried again by itself. */
  isStuck(action: string): boolean {
    return this.#failures.has(openingOf(action))
  }

  /** Opens a line before its time, or while its draw fails, and then changes its settings. */
  async steer(action: string, settings: LineSettings, revision?: number): Promise<Steered> {
    const opens = ['open', 'drain', 'bypass', 'express'].includes(settings.mode)
    const found = await this.#needed.lines.settingsOf(action)
    const kept = ({ schedule, drawn, message, endedAt }: LineSettings) => ({
      ...settings,
      schedule,
      drawn,
      message,
      endedAt,
    })
    if (!opens || !found || !isBefore(found)) return this.#change(action, kept, revision)
    if (revision !== undefined && revision !== (found.revision ?? 0)) return 'changed since'
    await this.#drawNow(action, drawn => {
      const { schedule, ...rest } = withPhase(drawn, 'open')
      return { ...rest, schedule: schedule && { ...schedule, opensAt: this.#needed.now() } }
    })
    return this.#change(action, kept)
  }

  /** Sets the plan of a line, which pauses the line; null removes the plan. Draws first if a draw is called off. */
  async plan(action: string, plan: Plan | null, revision?: number): Promise<Steered> {
    const found = await this.#needed.lines.settingsOf(action)
    if (!found) return 'no such line'
    if (revision !== undefined && revision !== (found.revision ?? 0)) return 'changed since'
    // A draw that runs has to seat everyone first.
    if (found.schedule?.phase === 'drawing' && !this.isStuck(action)) return 'changed since'
    const set = isBefore(found) ? found.schedule?.draw : undefined
    const isDrawnNow = set !== undefined && !plan?.hasDraw
    if (isDrawnNow) await this.#drawNow(action, drawn => ({ ...drawn, schedule: undefined }))
    if (plan?.hasDraw) await this.#needed.lines.steer(lobbyOf(action), { mode: 'wait' })
    return this.#change(action, settings => planned(settings, plan, set), isDrawnNow ? undefined : revision)
  }

  /** Changes settings that the line only stores. */
  amend(action: string, part: Pick<LineSettings, 'message' | 'endedAt'>): Promise<Steered> {
    return this.#change(action, settings => ({ ...settings, ...part }))
  }

  /** Draws at once. If the draw cannot be kept, the line opens without it: people must not wait for a disk. */
  async #drawNow(action: string, after: (settings: LineSettings) => LineSettings): Promise<void> {
    try {
      await this.#alone(action, () => draw(this.#needed, action, after))
    } catch (error) {
      this.#failures.add(openingOf(action), error)
      if (!this.isStuck(action)) throw error
      await this.#change(action, after)
    }
    this.#failures.end(openingOf(action))
  }

  async #alone(action: string, work: () => Promise<void>): Promise<void> {
    const running = this.#running.get(action) ?? work().then(() => this.#known.read())
    this.#running.set(action, running)
    try {
      await running
    } finally {
      this.#running.delete(action)
    }
  }

  /** Changes the settings; tries again if another process was faster, unless a revision is expected. */
  async #change(
    action: string,
    changed: (settings: LineSettings) => LineSettings,
    revision?: number,
  ): Promise<Steered> {
    for (;;) {
      const settings = await this.#needed.lines.settingsOf(action)
      if (!settings) return 'no such line'
      const expected = revision ?? settings.revision ?? 0
      const steered = await this.#needed.lines.steer(action, changed(settings), expected)
      if (steered === 'done') await this.#known.read()
      if (steered !== 'changed since' || revision !== undefined) return steered
    }
  }
}

const openingOf = (action: string) => `the opening of ${action}`

function planned(settings: LineSettings, plan: Plan | null, set: DrawPlan | undefined) {
  if (!plan) return { ...settings, schedule: undefined }
  const { opensAt, closesAt, hasDraw, byNetwork = true } = plan
  const schedule = {
    opensAt,
    closesAt,
    ...(hasDraw && { draw: { ...(set ?? newDraw()), byNetwork } }),
    phase: 'before' as const,
  }
  const { mode: _, ...rest } = settings
  return { ...rest, mode: 'wait' as const, schedule }
}
