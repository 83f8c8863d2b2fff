import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'release-format'
import { minuteOf, type CountStore } from './count-store.ts'
import { knownReleases } from './known-releases.ts'
import type { Tally } from './tally.ts'

const EVERY_MS = 1_000
const AN_HOUR_MS = 60 * 60_000
/** How long counts are kept. */
const KEPT_MS = 7 * 24 * AN_HOUR_MS

type Needed = {
  tally: Tally
  counts: CountStore
  readRegistry: () => Promise<Registry>
  /** What is to be done whenever there is news. */
  afterwards: () => Promise<void>
  now: () => Date
}

/** Writes down every second what pages have told, as long as the server listens; then `afterwards`. */
export function keepCounts(app: FastifyInstance, needed: Needed): void {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let prunedAt = 0
  const later = () => {
    timer = setTimeout(() => {
      writing = round()
    }, EVERY_MS)
  }

  async function round(): Promise<void> {
    await attempt(app.log, write)
    if (timer) later()
  }

  async function write(): Promise<void> {
    if (await writeDown(needed)) await needed.afterwards()
    const now = needed.now().getTime()
    if (now - prunedAt < AN_HOUR_MS) return
    prunedAt = now
    await needed.counts.prune(new Date(now - KEPT_MS))
  }

  app.addHook('onListen', async () => later())
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    timer = undefined
    await writing
  })
}

/** Returns whether there was anything to write. What comes while the database is away is lost: pages tell again. */
async function writeDown({ tally, counts, readRegistry, now }: Needed): Promise<boolean> {
  const taken = tally.take()
  if (taken.length === 0) return false
  const known = taken.filter(knownReleases(await readRegistry()))
  await counts.add(
    minuteOf(now()),
    known.map(count => ({ ...count, count: Math.round(count.count) })),
  )
  return known.length > 0
}

async function attempt(log: FastifyBaseLogger, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'what pages tell is not written down, or a release cannot be taken back')
  }
}
