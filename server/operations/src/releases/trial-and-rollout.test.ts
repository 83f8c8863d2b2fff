import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { RefusedByGate } from 'release-store/gate'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'
import type { TryOut } from './trial.ts'

let operations: TestOperations
const tryOut = vi.fn<TryOut>(async () => true)

/** 1.0.0 is live, and 2.0.0 is stored. */
beforeEach(async () => {
  operations = await startTestOperations({ tryOut })
  for (const version of ['1.0.0', '2.0.0']) {
    await operations.call('POST', '/releases', await archiveOf(version))
  }
  await on('promote', { version: '1.0.0' })
  tryOut.mockClear()
})
afterEach(() => operations.stop())

async function archiveOf(version: string): Promise<Uint8Array> {
  await writeBuiltRemote(join(operations.folder, version), { version })
  return archiveIn(join(operations.folder, version))
}

const on = (order: string, body: object) => operations.call('POST', `/releases/mfe-test/${order}`, body)
const canaryNow = async () => {
  const { body } = await operations.call('GET', '/releases')
  return (body as { remotes: { canary: unknown }[] }).remotes[0]?.canary
}

it('a stored release is tried out, and nothing changes', async () => {
  expect(await on('trial', { version: '2.0.0' })).toEqual({ status: 200, body: { isTried: true } })
  expect(tryOut).toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0' }), false)
  expect(await canaryNow()).toBeNull()
  const refusal = { rule: 'drawing', candidate: 'It throws.', live: '', wayOut: '' } as const
  tryOut.mockRejectedValueOnce(new RefusedByGate([refusal]))
  expect(await on('trial', { version: '2.0.0' })).toMatchObject({
    status: 409,
    body: { errorCode: 'REFUSED_BY_GATE' },
  })
  expect(await on('trial', { version: '3.0.0' })).toMatchObject({
    status: 404,
    body: { errorCode: 'RELEASE_NOT_FOUND' },
  })
})

it('a canary with steps begins with its first share after a trial, and its state is in the report', async () => {
  const steps = [
    { percent: 1, minutes: 10 },
    { percent: 50, minutes: 30 },
  ]
  expect(await on('canary', { version: '2.0.0', steps })).toMatchObject({
    status: 200,
    body: { percent: 1, isTried: true },
  })
  expect(await canaryNow()).toMatchObject({
    percent: 1,
    rollout: { step: 0, steps, nextAt: expect.any(String) },
  })
  expect(await on('rollout', { order: 'pause', reason: 'a question' })).toMatchObject({
    status: 200,
    body: { rollout: { nextAt: null, paused: 'a question' } },
  })
  expect(await on('rollout', { order: 'skip' })).toMatchObject({ body: { rollout: { step: 1 } } })
  expect(await canaryNow()).toMatchObject({ percent: 50 })
  await on('canary', { version: '2.0.0', percent: 0 })
  expect(await on('rollout', { order: 'resume' })).toMatchObject({
    status: 404,
    body: { errorCode: 'ROLLOUT_NOT_FOUND', message: '진행 중인 단계별 게시가 없습니다.' },
  })
  const actions = operations.audited.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['release.rollout-pause', 'release.rollout-skip']))
})

it('old releases that nothing needs are removed by a call, and a dry run names them', async () => {
  const clean = (body: object) => operations.call('POST', '/releases/clean', body)
  const removed = [{ name: 'mfe-test', version: '2.0.0' }]
  const old = new Date('2020-01-01')
  for (const version of ['1.0.0', '2.0.0'])
    await utimes(join(operations.dataDir, 'releases/remotes/mfe-test', version), old, old)
  await operations.call('POST', '/releases', await archiveOf('3.0.0'))
  expect(await clean({ days: 6 })).toMatchObject({ status: 400 })
  expect(await clean({ newest: 1, dryRun: true })).toMatchObject({ status: 200, body: { removed } })
  expect(await clean({ newest: 1 })).toMatchObject({ body: { removed } })
  expect(await clean({ newest: 1, days: 60 })).toEqual({ status: 200, body: { removed: [] } })
  const cleaned = operations.audited.filter(({ action }) => action === 'release.clean')
  expect(cleaned.map(({ detail }) => detail)).toEqual([
    { removed: 1, days: 30 },
    { removed: 0, days: 60 },
  ])
})

it.each([
  [
    [
      { percent: 10, minutes: 1 },
      { percent: 10, minutes: 1 },
    ],
  ],
  [[{ percent: 0, minutes: 1 }]],
  [[{ percent: 100, minutes: 1 }]],
  [[{ percent: 1, minutes: 0 }]],
  [Array.from({ length: 11 }, (_, place) => ({ percent: place + 1, minutes: 1 }))],
])('steps that do not rise, or have no time, are refused: %j', async steps => {
  expect((await on('canary', { version: '2.0.0', steps })).status).toBe(400)
  expect(await canaryNow()).toBeNull()
})
