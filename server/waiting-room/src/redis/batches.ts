type Waiting<Q, R> = { question: Q; resolve: (reply: R) => void; reject: (error: unknown) => void }

/**
 * Sends the questions of one moment as one batch, and the questions during it as the next one, in order and `most` at a
 * time. If a batch fails, the questions behind it fail too: they would wait for the same failure.
 */
export function inBatches<Q, R>(
  send: (questions: readonly Q[]) => Promise<readonly R[]>,
  most: number,
): (question: Q) => Promise<R> {
  let waiting: Waiting<Q, R>[] = []
  let isUnderWay = false

  return question =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      setImmediate(() => void sendAll())
    })

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) await sendOne(waiting.splice(0, most))
    isUnderWay = false
  }

  async function sendOne(batch: readonly Waiting<Q, R>[]): Promise<void> {
    try {
      const replies = await send(batch.map(({ question }) => question))
      batch.forEach(({ resolve }, index) => resolve(replies[index] as R))
    } catch (error) {
      const behind = waiting
      waiting = []
      for (const { reject } of [...batch, ...behind]) reject(error)
    }
  }
}
