import type { GateResult, QueueGate } from 'shared-session'
import { pending } from './pending.ts'
import type { Widget } from './widget.ts'

const WATCHED_AFTER_MS = 2000

/** The turns that the page asks for, and the widget that they are asked of. */
export class Turns {
  readonly #ask: () => void
  /** Pending while a widget is loaded, or while another one takes over. */
  #serving: PromiseWithResolvers<Widget> | null = null
  /** The result of the last hand-over, for the widget that continues the wait. */
  #given: unknown = null
  #turn: Promise<unknown> | null = null

  /** `ask` makes the page load a widget. */
  constructor(ask: () => void) {
    this.#ask = ask
  }

  /**
   * The waiting room for the rest of the site. The widget behind it is loaded when first needed, and may be replaced while
   * a person waits. A widget that fails counts as an error of the waiting room (AMB-27), and is loaded again next time.
   */
  readonly gate: QueueGate = {
    run: async action => {
      const turn = this.#untilOver(action)
      this.#turn = turn
      try {
        return await turn
      } catch (error) {
        console.error('mfe-queue failed', error)
        return 'error'
      } finally {
        if (this.#turn === turn) this.#turn = null
      }
    },
    complete: async () => {
      await (await this.#serving?.promise)?.gate.complete()
    },
  }

  /** The turn that a person waits for or has just got; null if none is asked for. */
  get present(): Promise<unknown> | null {
    return this.#turn
  }

  /** Lets requests wait for the next widget. */
  pause(): void {
    this.#serving = pending()
  }

  /** Answers all requests by this widget, which continues the wait with `given`. */
  serve(widget: Widget, given: unknown = null): void {
    this.#given = given
    this.#serving ??= pending()
    this.#serving.resolve(widget)
  }

  /** Ends all requests with the error. The next one loads a widget again. */
  fail(error: unknown): void {
    this.#serving?.reject(error)
    this.#serving = null
  }

  async #untilOver(action: string): Promise<GateResult> {
    for (;;) {
      const widget = await this.#widget()
      const given = this.#given
      this.#given = null
      const over = Promise.race([widget.gate.run(action, given ?? undefined), widget.replaced.promise])
      setTimeout(() => this.#turn && watch(widget, over), WATCHED_AFTER_MS)
      const result = await over
      if (result !== 'handedOver') return result
    }
  }

  #widget(): Promise<Widget> {
    if (this.#serving) return this.#serving.promise
    const { promise } = (this.#serving = pending())
    this.#ask()
    return promise
  }
}

/** Loaded for a wait only: most turns begin at once. */
const watch = (widget: Widget, over: Promise<unknown>) =>
  import('./wait-watch.ts').then(code => code.watchWait(widget, over))
