import type { OverlayLifecycles } from 'remote-kit'
import { Turns } from '../overlay/turns.ts'
import { mountWidget, type Widget } from '../overlay/widget.ts'
import type { Attempt, Effect } from '../remote/remote.ts'
import type { ReportKind } from '../report.ts'
import type { Watch } from '../watchdog/load-watch.ts'
import { withDeadline } from './deadline.ts'
import { kindOf, LOAD_DEADLINE_MS, loadFiles, type Host, type HostPorts } from './host.ts'

/** A replacement is prepared invisibly, so its files have more time. */
const PREPARED_WITHIN_MS = 10_000

/** An attempt of the overlay, as far as it is in the page. */
type Run = {
  attempt: Attempt
  stop: (error: unknown) => void
  watch: Promise<Watch>
  lifecycles?: OverlayLifecycles
  widget?: Widget
}

/** Carries out the effects of the remote over the page, the waiting room. */
export class OverlayHost implements Host {
  readonly turns: Turns
  readonly #name: string
  readonly #ports: HostPorts
  readonly #runs = new Map<number, Run>()
  #serving: Run | null = null

  constructor(name: string, ports: HostPorts) {
    this.#name = name
    this.#ports = ports
    this.turns = new Turns(() => ports.tell({ type: 'entered' }))
  }

  carryOut(effect: Effect): void {
    if (effect.do === 'register') this.#ports.tell({ type: 'entered' })
    else if (effect.do === 'load') void this.#load(effect.attempt, effect.isOnTrial)
    else if (effect.do === 'mount') void this.#mount(effect.attempt)
    else if (effect.do === 'serve') this.#serve(effect.attempt)
    else if (effect.do === 'handOver') void this.#handOver(effect.from, effect.to)
    else if (effect.do === 'discard') void this.#discard(effect.attempt)
    else if (effect.do === 'remove') void this.#remove(effect.error)
  }

  async #load(attempt: Attempt, isOnTrial: boolean): Promise<void> {
    const { release } = attempt
    const stop = (error: unknown) => this.#fail(attempt, 'crash', error)
    const run: Run = {
      attempt,
      stop,
      watch: this.#ports.loadWatch({ name: this.#name, release, isOnTrial, stop }),
    }
    this.#runs.set(attempt.id, run)
    const within = this.#serving ? PREPARED_WITHIN_MS : LOAD_DEADLINE_MS
    try {
      const files = loadFiles<OverlayLifecycles>(this.#ports, this.#name, release)
      run.lifecycles = await withDeadline(files, within, this.#name)
      this.#ports.tell({ type: 'loaded', attempt: attempt.id })
    } catch (error) {
      this.#fail(attempt, 'load', error)
    }
  }

  /** A replacement is tested before it takes over. */
  async #mount(attempt: Attempt): Promise<void> {
    const run = this.#runs.get(attempt.id)
    if (!run?.lifecycles) return
    let step: ReportKind = 'mount'
    try {
      run.widget = await mountWidget(run.lifecycles, await run.watch, run.stop)
      step = 'probe'
      if (this.#serving) await (await import('../overlay/hand-over.ts')).probe(run.widget, this.turns)
      this.#ports.tell({ type: 'mounted', attempt: attempt.id })
    } catch (error) {
      this.#fail(attempt, step, error)
    }
  }

  #serve({ id }: Attempt): void {
    const run = this.#runs.get(id)
    if (!run?.widget) return
    this.#serving = run
    run.widget.element.hidden = false
    this.turns.serve(run.widget)
  }

  async #handOver(from: Attempt, to: Attempt): Promise<void> {
    const [old, next] = [this.#runs.get(from.id), this.#runs.get(to.id)]
    if (!old?.widget || !next?.widget) return
    try {
      const { handOver } = await import('../overlay/hand-over.ts')
      await handOver(old.widget, next.widget, this.turns)
      this.#serving = next
      this.#ports.tell({ type: 'mounted', attempt: to.id })
    } catch (error) {
      this.#ports.tell({ type: 'failed', attempt: to.id, kind: 'mount', error })
    }
  }

  async #discard(attempt: Attempt): Promise<void> {
    const { discard } = await import('../overlay/hand-over.ts')
    await discard(() => this.#unmount(attempt.id))
    await this.#ports.federation.evict(this.#name, attempt.release)
  }

  async #remove(error: unknown): Promise<void> {
    const serving = this.#serving
    this.#serving = null
    if (error !== undefined) {
      this.turns.fail(error)
      serving?.widget?.replaced.reject(error)
    }
    for (const id of this.#runs.keys()) await this.#unmount(id)
    this.#ports.tell({ type: 'gone' })
  }

  async #unmount(id: number): Promise<void> {
    const run = this.#runs.get(id)
    this.#runs.delete(id)
    try {
      await run?.widget?.unmount()
    } catch (error) {
      console.warn(`${this.#name} did not unmount`, error)
    }
  }

  #fail({ id }: Attempt, step: ReportKind, error: unknown): void {
    this.#ports.tell({ type: 'failed', attempt: id, kind: kindOf(error, step), error })
  }
}
