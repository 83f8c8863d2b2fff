import * as v from 'valibot'
import { expect, it } from 'vitest'
import * as api from './index.ts'

const promoted = (order: object) => ({ version: '1.0.0', ...order })
const rollout = (...percents: number[]) =>
  promoted({ steps: percents.map(percent => ({ percent, minutes: 10 })) })
const stepOf = (minutes: number) => promoted({ steps: [{ percent: 1, minutes }] })
const token = (order: object) => ({ name: 'ci', role: 'read', days: 90, ...order })
const names = (count: number) => Array.from({ length: count }, (_, each) => `name-${each}`)
const override = (order: object) => ({ remote: 'mfe-test', from: 'https://example.org/mfe/', ...order })
const until = '2026-03-09T09:00:00Z'
const message = (text: string) => ({ message: { text, until } })
const lists = (order: object) => ({ deny: [], priority: [], basedOn: 0, ...order })

type Row = [what: string, schema: v.GenericSchema, accepted: unknown[], refused: unknown[]]

it.each<Row>([
  [
    'the minutes of a report',
    api.readTelemetry.query,
    [{}, { minutes: '1' }, { minutes: '10080' }],
    [{ minutes: '0' }, { minutes: '10081' }, { minutes: '1.5' }, { minutes: '-1' }, { minutes: 'x1' }],
  ],
  [
    'the entries of the audit log',
    api.readAudit.query,
    [{}, { most: '1' }, { most: '100' }, { before: '9'.repeat(18) }, { kind: 'token' }],
    [{ most: '0' }, { most: '101' }, { before: '-1' }, { before: '9'.repeat(19) }, { kind: 'person' }],
  ],
  [
    'a version',
    api.promoteRelease.body,
    [promoted({}), { version: 'x'.repeat(64) }, { version: '1-a.b' }],
    [
      {},
      { version: '' },
      { version: 'x'.repeat(65) },
      { version: '.1' },
      { version: '../1' },
      { version: '1_0' },
    ],
  ],
  [
    'a reason',
    api.promoteRelease.body,
    [promoted({ reason: 'x' }), promoted({ reason: 'x'.repeat(500) })],
    [promoted({ reason: '' }), promoted({ reason: 'x'.repeat(501) })],
  ],
  [
    'a revision',
    api.promoteRelease.body,
    [promoted({ basedOn: 0 })],
    [
      promoted({ basedOn: -1 }),
      promoted({ basedOn: 0.5 }),
      promoted({ basedOn: 2 ** 53 }),
      promoted({ basedOn: '1' }),
    ],
  ],
  ['a dry run', api.promoteRelease.body, [promoted({ dryRun: true })], [promoted({ dryRun: 'true' })]],
  [
    'the share of a canary',
    api.setCanary.body,
    [0, 1, 100].map(percent => promoted({ percent })),
    [-1, 101, 0.5].map(percent => promoted({ percent })),
  ],
  [
    'the browsers of a canary',
    api.setCanary.body,
    [promoted({ allow: names(1_000) }), promoted({ allow: ['x'.repeat(64)] })],
    [
      promoted({ allow: names(1_001) }),
      promoted({ allow: ['x'.repeat(65)] }),
      promoted({ allow: [''] }),
      promoted({ allow: ['a b'] }),
    ],
  ],
  [
    'the steps of a canary',
    api.setCanary.body,
    [rollout(1, 99), rollout(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), stepOf(1), stepOf(10_080)],
    [
      rollout(5, 5),
      rollout(5, 4),
      rollout(0),
      rollout(100),
      rollout(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
      stepOf(0),
      stepOf(10_081),
    ],
  ],
  [
    'an order about a rollout',
    api.steerRollout.body,
    [{ order: 'pause' }, { order: 'resume' }, { order: 'skip' }],
    [{}, { order: 'end' }],
  ],
  [
    'a decision',
    api.decidePending.body,
    [
      { id: '1', decision: 'confirm' },
      { id: '1', decision: 'withdraw' },
    ],
    [{ id: '1' }, { decision: 'confirm' }, { id: '1', decision: 'refuse' }],
  ],
  ['a roll back', api.rollBackRelease.body, [undefined, null, {}, { version: '1' }], [{ version: '../1' }]],
  [
    'cleaning',
    api.cleanReleases.body,
    [{}, { days: 7, newest: 1 }],
    [{ days: 6 }, { days: 7.5 }, { newest: 0 }, { newest: 1.5 }],
  ],
  ['a retirement', api.retireRemote.body, [undefined, {}, { reason: 'x' }], [{ version: '1.0.0' }]],
  ['what is verified', api.verifyReleases.query, [{}, { remote: 'mfe-test' }], [{ remote: 1 }]],
  [
    'the minutes of a link to another origin',
    api.createOverride.body,
    [override({}), override({ minutes: 1 }), override({ minutes: 60 })],
    [override({ minutes: 0 }), override({ minutes: 61 })],
  ],
  [
    'the address of a link to another origin',
    api.createOverride.body,
    [override({ from: 'http://localhost:3001/' })],
    [
      override({ from: 'https://example.org/mfe' }),
      override({ from: 'ftp://example.org/' }),
      override({ from: '/mfe/' }),
      override({ remote: 'x'.repeat(65) }),
    ],
  ],
  [
    'a token',
    api.makeToken.body,
    [
      token({}),
      token({ days: 1 }),
      token({ days: 366 }),
      token({ name: 'a.b@c-d_e' }),
      token({ role: 'publish', remotes: names(50) }),
    ],
    [
      token({ days: 0 }),
      token({ days: 367 }),
      token({ name: '' }),
      token({ name: 'a b' }),
      token({ name: 'a/b' }),
      token({ name: 'x'.repeat(65) }),
      token({ role: 'admin' }),
      token({ role: 'publish' }),
      token({ remotes: ['mfe-test'] }),
      token({ role: 'publish', remotes: names(51) }),
      token({ role: 'publish', remotes: [''] }),
      token({ role: 'publish', remotes: ['x'.repeat(65)] }),
    ],
  ],
  [
    'a line',
    api.changeLine.body,
    [{}, { mode: 'open', limit: 0, rate: null }, { schedule: null }, { schedule: { opensAt: until } }],
    [{ mode: 'error' }, { limit: -1 }, { rate: 1.5 }, { schedule: {} }],
  ],
  [
    'a message to those who wait',
    api.changeMessage.body,
    [{ message: null }, message('x'.repeat(200))],
    [message(' '), message('x'.repeat(201)), message('x\u0007'), { message: { text: 'x' } }],
  ],
  [
    'the lists',
    api.changeLists.body,
    [lists({ deny: names(1_000) })],
    [lists({ deny: names(1_001) }), lists({ priority: names(1_001) }), { deny: [], priority: [] }],
  ],
  ['the end of turns', api.endTurns.body, [{}, { reason: 'x' }], [{ reason: '' }]],
])('%s has its limits', (_, schema, accepted, refused) => {
  const isAccepted = (value: unknown) => v.is(schema, value)
  expect(accepted.filter(value => !isAccepted(value))).toEqual([])
  expect(refused.filter(isAccepted)).toEqual([])
})

it.each<[string, v.GenericSchema, unknown, object]>([
  ['a report', api.readTelemetry.query, {}, { minutes: 60 }],
  ['the audit log', api.readAudit.query, {}, { most: 20 }],
  ['a promotion', api.promoteRelease.body, promoted({}), { dryRun: false }],
  ['a canary', api.setCanary.body, promoted({}), { percent: 0, allow: [], dryRun: false }],
  ['a roll back', api.rollBackRelease.body, undefined, { dryRun: false }],
  ['cleaning', api.cleanReleases.body, {}, { days: 30, newest: 10, dryRun: false }],
  ['a link to another origin', api.createOverride.body, override({}), { minutes: 60 }],
  ['a token', api.makeToken.body, token({}), { remotes: [] }],
  [
    'an opening',
    api.changeLine.body,
    { schedule: { opensAt: until } },
    { schedule: { draw: true, byNetwork: true } },
  ],
])('%s has these values by default', (_, schema, sent, read) => {
  expect(v.parse(schema, sent)).toMatchObject(read)
})
