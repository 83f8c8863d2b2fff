/** The ways in which a step outside the process fails: refused there, never sent, or done with its response lost. */
export type Way = 'refused' | 'unsent' | 'lost'

/** The step that fails, by its place among the steps of a call, from 0 on. */
export type Fault = { at: number; way: Way }

/** Observes the steps that a call takes outside its process, and selects the one that fails. */
export class FaultInjector {
  #steps: string[] = []
  #fault: Fault | null = null
  #isObserved = false

  /** Runs the work under a fault, or under none, and returns its result with the names of its steps in their order. */
  async during<T>(fault: Fault | null, work: () => Promise<T>): Promise<{ result: T; steps: string[] }> {
    this.#steps = []
    this.#fault = fault
    this.#isObserved = true
    try {
      return { result: await work(), steps: this.#steps }
    } finally {
      this.#isObserved = false
    }
  }

  /** Notes a step, and returns the way in which it has to fail; null for one that may succeed. */
  begin(step: string): Way | null {
    if (!this.#isObserved) return null
    const at = this.#steps.push(step) - 1
    return this.#fault?.at === at ? this.#fault.way : null
  }
}
