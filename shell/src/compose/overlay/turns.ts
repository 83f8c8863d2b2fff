import type { GateResult, QueueGate } from 'shared-session'
import type { Widget } from './widget.ts'

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
      const { gate, replaced } = await this.#widget()
      const given = this.#given
      this.#given = null
      const result = await Promise.race([gate.run(action, given ?? undefined), replaced.promise])
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

function pending(): PromiseWithResolvers<Widget> {
  const serving = Promise.withResolvers<Widget>()
  serving.promise.catch(() => undefined)
  return serving
}
