import { keptLines, openSharedLines, startTestRedis, type Lines } from 'waiting-room/testing'
import type { Servers } from './simulate-morning.ts'

const ACTIONS = ['act_1']
const LOOK_AGAIN_AFTER_MS = 50

/** One process with a journal in a folder, which is killed and started again. */
export async function oneProcess(folder: string, now: () => number): Promise<Servers> {
  let lines: Lines | undefined = keptLines(folder, { now })
  return {
    any: () => lines,
    lose: async () => void (lines = undefined),
    comeBack: async () => void (lines = keptLines(folder, { now })),
  }
}

/** Two processes with one Redis. Redis is killed and started again; one of the two processes stays lost. */
export async function twoProcesses(now: () => number): Promise<Servers & { stop(): Promise<void> }> {
  const redis = await startTestRedis()
  const open = () => openSharedLines({ url: redis.url, actions: ACTIONS, onFailure: () => undefined, now })
  const all = [open(), open()]
  await Promise.all(all.map(isReached))
  let alive: readonly Lines[] = all
  return {
    any: random => alive[Math.floor(random * alive.length)],
    async lose() {
      await redis.kill()
      alive = alive.slice(1)
    },
    async comeBack() {
      redis.start()
      await Promise.all(alive.map(isReached))
    },
    async stop() {
      for (const lines of all) lines.close()
      await redis.stop()
    },
  }
}

/** Resolves when its Redis replies. */
async function isReached(lines: Lines): Promise<void> {
  while (!(await lines.report().catch(() => undefined)))
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_AFTER_MS))
}
