import { expect, it } from 'vitest'
import * as api from './index.ts'

const calls = Object.values(api).flatMap(value =>
  typeof value === 'object' && 'method' in value && 'role' in value ? [value] : [],
)

it('each call has its address, and the role that its token needs', () => {
  const table = calls.map(({ method, path, role }) => `${method} ${path}: ${role}`)
  expect(table.toSorted()).toEqual([
    'GET /ops/api/audit: read',
    'GET /ops/api/beacons: read',
    'GET /ops/api/events: read',
    'GET /ops/api/notices: read',
    'GET /ops/api/releases/stored: read',
    'GET /ops/api/releases/verification: read',
    'GET /ops/api/releases: read',
    'GET /ops/api/tokens: owner',
    'GET /ops/api/waiting-room/history: read',
    'GET /ops/api/waiting-room: read',
    'POST /ops/api/overrides: operate',
    'POST /ops/api/releases/:remote/canary: publish',
    'POST /ops/api/releases/:remote/pending: publish',
    'POST /ops/api/releases/:remote/promote: publish',
    'POST /ops/api/releases/:remote/retire: operate',
    'POST /ops/api/releases/:remote/rollback: publish',
    'POST /ops/api/releases/:remote/rollout: publish',
    'POST /ops/api/releases/:remote/trial: publish',
    'POST /ops/api/releases/clean: operate',
    'POST /ops/api/releases: publish',
    'POST /ops/api/session: read',
    'POST /ops/api/tokens/:name/revoke: owner',
    'POST /ops/api/tokens: owner',
    'POST /ops/api/waiting-room/:action/end-turns: waiting-room',
    'PUT /ops/api/notices: notices',
    'PUT /ops/api/waiting-room/:action: waiting-room',
    'PUT /ops/api/waiting-room/lists: waiting-room',
    'PUT /ops/api/waiting-room/message: waiting-room',
  ])
})

it.each([
  ['read', ['read']],
  ['publish', ['read', 'publish']],
  ['operate', ['read', 'publish', 'operate']],
  ['waiting-room', ['read', 'waiting-room']],
  ['notices', ['read', 'notices']],
  ['owner', ['read', 'publish', 'operate', 'waiting-room', 'notices', 'owner']],
] as const)('a token of the role %s makes calls of the roles %j alone', (role, included) => {
  expect(api.ROLES.filter(needed => api.includesRole(role, needed))).toEqual(included)
})

it('a topic has the name of one, not that of something every object has', () => {
  expect(api.topicNames).toEqual(Object.keys(api.topics))
  expect(['releases', 'release', 'constructor', ''].map(api.isTopic)).toEqual([true, false, false, false])
})
