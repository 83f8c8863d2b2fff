/** Work with `soon` runs before all waiting work without it. */
export type TurnOptions = { soon?: boolean; signal?: AbortSignal | undefined }

/** Runs one piece of work at a time, in the order of the calls. */
export type Turns = <Result>(work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>

/** Creates a queue. Work that is aborted before its turn never begins. It rejects with the signal's reason. */
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

  return async (work, { soon = false, signal } = {}) => {
    if (isBusy) await new Promise<void>(begin => waiting.push({ begin, soon }))
    isBusy = true
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      next()
    }
  }
}
