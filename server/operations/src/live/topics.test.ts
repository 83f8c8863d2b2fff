import type { FastifyInstance } from 'fastify'
import { topicNames } from 'ops-api'
import { expect, it, vi } from 'vitest'
import type { RecentAudit } from '../audit.ts'
import { createMemoryWaitingRoom } from '../testing/memory-waiting-room.ts'
import { createMemoryCounts } from '../testing/memory-counts.ts'
import { LineMinutes } from '../waiting-room/line-history.ts'
import { liveTopics } from './topics.ts'

const NOW = new Date('2026-03-02T09:30:40Z')
const health = { status: 'ready' }

function topicsWith(given: object = {}) {
  const needed = {
    app: { inject: vi.fn(async () => ({ json: () => health })) } as unknown as FastifyInstance,
    recentAudit: vi.fn<RecentAudit>(async () => []),
    counts: createMemoryCounts(),
    waitingRoom: createMemoryWaitingRoom(),
    lineMinutes: new LineMinutes(),
    now: () => NOW,
    ...given,
  }
  return { needed, topics: liveTopics(needed as unknown as Parameters<typeof liveTopics>[0]) }
}

it('what changes by the second is read by the second, the long and dear more seldom', () => {
  const { topics } = topicsWith()
  expect(topicNames.map(name => [name, topics[name].everyMs])).toEqual([
    ['releases', 1_000],
    ['stored', 20_000],
    ['waitingRoom', 1_000],
    ['lineHistory', 5_000],
    ['notices', 1_000],
    ['beacons', 5_000],
    ['health', 5_000],
    ['audit', 1_000],
  ])
})

it('the audit log is its newest page, and the figures are of the last hour', async () => {
  const { needed, topics } = topicsWith()
  await topics.audit.read()
  // One more shows that there is another page.
  expect(needed.recentAudit).toHaveBeenCalledWith({ most: 21 })
  expect(await topics.beacons.read()).toMatchObject({ since: '2026-03-02T08:30:00.000Z' })
  expect(await topics.lineHistory.read()).toMatchObject({ from: '2026-03-02T08:31:00.000Z' })
})

it('a value of another shape than its call returns is a failure', async () => {
  const app = { inject: async () => ({ json: () => ({ status: 7 }) }) }
  await expect(topicsWith({ app }).topics.health.read()).rejects.toThrow('Expected string')
})
