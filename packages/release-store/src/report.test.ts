import { expect, it } from 'vitest'
import { setCanary } from './changes/canary.ts'
import { retireRelease } from './changes/withdraw.ts'
import { releasesReport } from './report.ts'
import { releasesInMemory } from './testing/releases-in-memory.ts'

it('the report has each remote by name, also a retired one, with all that an operator decides about', async () => {
  const { releases, publish, store, read } = await releasesInMemory()
  await publish('1', { name: 'mfe-retired', path: '/retired' })
  await retireRelease(releases, { remote: 'mfe-retired', by: 'kim' })
  for (const version of ['1', '2', '3']) await publish(version)
  await store('4')
  const steps = [{ percent: 5, minutes: 10 }]
  await setCanary(releases, { remote: 'mfe-test', by: 'kim', version: '4', steps, allow: ['a'] })
  await publish('1', { name: 'mfe-a', path: '/a' })

  const report = releasesReport(await read())
  expect(report).toMatchObject({
    revision: 7,
    issuedAt: '2026-03-02T09:00:00.000Z',
    remotes: [
      { name: 'mfe-a', version: '1', canary: null, fallback: null, former: [] },
      { name: 'mfe-retired', version: null, canary: null, fallback: null, former: ['1'] },
      { name: 'mfe-test', version: '3', fallback: '1', former: ['2', '1'] },
    ],
  })
  const [, retired, live] = report.remotes
  expect(live?.canary).toEqual({
    version: '4',
    percent: 5,
    allow: ['a'],
    rollout: { version: '4', steps, step: 0, nextAt: '2026-03-02T09:10:00.000Z' },
  })
  expect(live?.history.map(({ action, to }) => [action, to])).toEqual([
    ['canary', '4'],
    ['promote', '3'],
    ['promote', '2'],
    ['promote', '1'],
  ])
  expect(retired?.history.map(({ action }) => action)).toEqual(['retire', 'promote'])
})

it('a canary for listed browsers alone has no share and no steps', async () => {
  const { releases, publish, store, read } = await releasesInMemory()
  await publish('1')
  await store('2')
  await setCanary(releases, { remote: 'mfe-test', by: 'kim', version: '2', allow: ['a'] })
  const [remote] = releasesReport(await read()).remotes
  expect(remote?.canary).toStrictEqual({ version: '2', percent: 0, allow: ['a'] })
})
