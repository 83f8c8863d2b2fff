import type { FastifyInstance } from 'fastify'

/**
 * Runs `work` again and again while the server listens, `pauseMs` after it last ended. Closing the server waits for a run
 * that has begun. `work` must not reject.
 */
export function repeatWhileListening(app: FastifyInstance, pauseMs: number, work: () => Promise<void>): void {
  const state: { timer?: NodeJS.Timeout; run: Promise<void>; isOver: boolean } = {
    run: Promise.resolve(),
    isOver: false,
  }
  const run = () => {
    state.run = work().finally(next)
  }
  const next = () => {
    if (!state.isOver) state.timer = setTimeout(run, pauseMs)
  }
  app.addHook('onListen', async () => next())
  app.addHook('onClose', async () => {
    state.isOver = true
    clearTimeout(state.timer)
    await state.run
  })
}
