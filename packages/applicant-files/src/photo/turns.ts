/** Work with `soon` runs before all waiting work without it. */
type TurnOptions = { soon?: boolean }

/** Runs one piece of work at a time, in the order of the calls. */
export type Turns = <Result>(work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>

/** Creates a queue. */
export function createTurns(): Turns {
  let waiting: { begin: () => void; soon: boolean }[] = []
  let isBusy = false

  function next(): void {
    isBusy = false
    const turn = waiting.find(({ soon }) => soon) ?? waiting[0]
    if (!turn) return
    waiting = waiting.filter(other => other !== turn)
    isBusy = true
    turn.begin()
  }

  return async (work, { soon = false } = {}) => {
    if (isBusy) await new Promise<void>(begin => waiting.push({ begin, soon }))
    isBusy = true
    try {
      return await work()
    } finally {
      next()
    }
  }
}
