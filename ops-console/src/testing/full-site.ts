import type { AuditAction, LineReport, NamedToken, Notice, ReleasesReport, TelemetryReport } from 'ops-api'
import { lineWith } from './line-with.ts'
import { site } from './site.tsx'

/** The moment at which the console is read: nine in the morning in Korea. */
export const NOW = '2026-03-02T00:00:00.000Z'
const EARLIER = '2026-03-01T23:40:00.000Z'
const LATER = '2026-03-02T01:00:00.000Z'

const steps = [1, 10, 50].map(percent => ({ percent, minutes: 30 }))
const rollout = { version: '2.0.0', steps, step: 1, nextAt: null, paused: 'The gate refuses the step.' }
const remote = {
  name: 'mfe-apply',
  version: '1.0.0',
  scripts: 231_572,
  canary: { version: '2.0.0', percent: 10, allow: ['a-browser'], rollout },
  fallback: '0.9.0',
  former: ['0.9.0'],
  history: [
    ['canary', '1.0.0', '2.0.0'],
    ['end canary', '1.5.0', '1.0.0'],
    ['promote', '0.9.0', '1.0.0'],
    ['roll back', '0.9.5', '0.9.0'],
    ['retire', '0.9.0', null],
    ['promote', null, '0.9.0'],
  ].map(([action, from = null, to = null], age) => ({
    at: new Date(Date.parse(EARLIER) - age * 3_600_000).toISOString(),
    revision: 6 - age,
    by: action === 'roll back' ? 'automatic' : 'operator:kim',
    action: action ?? '',
    from,
    to,
    ...(action === 'canary' && { percent: 10, reason: '정기 배포' }),
  })),
}
const paused = { ...remote, name: 'mfe-result', history: [] }
const { history } = remote
const retired = { name: 'mfe-old', version: null, canary: null, fallback: null, former: [], history }
const order = { id: 'o-1', remote: 'mfe-apply', basedOn: 3, by: 'operator:lee', at: EARLIER }

const releases: ReleasesReport = {
  revision: 6,
  issuedAt: NOW,
  remotes: [remote, paused, retired],
  questions: [{ remote: 'mfe-apply', version: '2.0.0', at: EARLIER, sentence: '7 of 40 networks failed' }],
  pending: [{ ...order, verb: 'rollout-skip', version: '2.0.0', reason: '정기 배포' }],
}

const FAILURES = ['load', 'integrity', 'bootstrap', 'mount', 'crash', 'timeout', 'probe', 'hang', 'mismatch']
const measures = Object.fromEntries(
  ['render-time', 'inp', 'cls', 'lcp'].map(measure => [measure, { most: 250, times: 1_200 }]),
)
const telemetry: TelemetryReport = {
  since: '2026-03-01T23:00:00.000Z',
  releases: [
    { version: '1.0.0', open: 1_200, deferred: 0, unsaved: 0, counts: { loaded: 40 }, measures },
    { version: '2.0.0', open: 130, counts: Object.fromEntries(FAILURES.map(kind => [kind, 1])) },
    { version: '0.8.0', open: 5, deferred: 4, unsaved: 2, counts: { crash: 1 } },
  ].map(each => ({ remote: 'mfe-apply', deferred: 0, unsaved: 0, measures: {}, ...each })),
  minutes: [
    { minute: '2026-03-01T23:58:00.000Z', remote: 'mfe-apply', version: '2.0.0', starts: 40, failures: 9 },
  ],
}

const schedule = { phase: 'stuck', opensAt: EARLIER, closesAt: LATER, draw: null }
const draw = { id: '0123456789abcdef', commitment: 'c'.repeat(64), byNetwork: true }
const line = lineWith({ registered: 312, message: { text: '18시까지 접수합니다.', until: LATER } })
const figures = Array.from({ length: 60 }, (_, minute) => minute * 10)
const quiet = { ...line, limit: null, rate: null, waiting: 0, inside: 0, waitSeconds: null, message: null }
const lines: Record<string, LineReport> = {
  act_1: line,
  act_2: { ...quiet, step: 'phone', mode: 'pause', schedule },
  act_3: {
    ...quiet,
    step: 'realName',
    mode: 'drain',
    waitSeconds: 0,
    schedule: { phase: 'before', opensAt: LATER, closesAt: null, draw },
  },
  act_4: { ...quiet, step: 'businessCheck', mode: 'block' },
  act_5: { ...quiet, step: 'accountCheck', mode: 'bypass', waitSeconds: 0 },
}

const notice: Notice = {
  id: 'a',
  title: '접수 안내',
  text: '첫 문단\n둘째 문단',
  link: { label: '매뉴얼', address: '/user-guide' },
  place: 'popup',
  from: EARLIER,
  until: LATER,
  order: 10,
}
const notices: Notice[] = [
  notice,
  { ...notice, id: 'b', title: '예약 안내', place: 'page', from: LATER, until: '2026-03-03T00:00:00.000Z' },
  { ...notice, id: 'c', title: '지난 안내', place: 'banner', until: EARLIER },
  { ...notice, id: 'd', title: '처음 안내', place: 'homeBanner' },
]

const change = { remote: 'mfe-apply', from: '1.0.0', to: '2.0.0' }
const release = { remote: 'mfe-apply', version: '2.0.0' }
const lineChange = {
  line: 'act_1',
  mode: 'pause',
  limit: 300,
  rate: null,
  opensAt: LATER,
  closesAt: null,
  draw: draw.id,
  modeBefore: 'open',
  limitBefore: 450,
  rateBefore: 10,
  opensAtBefore: null,
  reason: '점검',
}
const noticed = { id: 'a', title: '접수 안내', place: 'popup', begins: EARLIER, ends: LATER }
const actions: readonly (readonly [action: AuditAction, detail: object])[] = [
  ['release.upload', { ...release, isNew: true }],
  ['release.promote', { ...change, from: null, isTried: false }],
  ['release.canary', { ...change, percent: 10, isTried: true }],
  ['release.rollback', change],
  ['release.retire', { ...change, to: null }],
  ['release.order', { ...release, verb: 'promote', percent: null, reason: '정기 배포' }],
  ['release.withdraw', { remote: 'mfe-apply', verb: 'promote', orderedBy: 'operator:lee' }],
  ['release.clean', { removed: 3, days: 30 }],
  ['release.rollout-pause', { remote: 'mfe-apply' }],
  ['release.rollout-resume', { remote: 'mfe-apply' }],
  ['release.rollout-skip', { remote: 'mfe-apply' }],
  ['release.rollout-step', { remote: 'mfe-apply', to: '2.0.0', percent: 50, revision: 7 }],
  ['release.rollout-paused', { remote: 'mfe-apply', reason: 'The gate refuses the step.' }],
  ['release.automatic-rollback', { ...change, networks: 40, failing: 7, kinds: 'mount 5, timeout 2' }],
  ['release.warning', { ...release, reason: 'lcp is 2400', measure: 'lcp', upTo: 2_400, otherUpTo: 900 }],
  ['override.create', { ...release, from: 'https://preview.example.org/mfe-apply/', until: LATER }],
  ['waiting-room.change', lineChange],
  ['waiting-room.message', { line: 'all', text: '18시까지 접수합니다.', until: LATER, reason: null }],
  ['waiting-room.end-turns', { line: 'act_1', ended: 450, reason: '점검' }],
  ['waiting-room.lists', { deny: '192.0.2.7', denyBefore: '', priority: '', priorityBefore: 'act_1-42' }],
  ['notice.publish', noticed],
  ['notice.change', noticed],
  ['notice.delete', noticed],
  ['token.make', { name: 'ci-apply', role: 'publish', remotes: 'mfe-apply', expiresAt: LATER }],
  ['token.revoke', { name: 'ci-apply' }],
  ['session.begin', {}],
  ['site.mode', { mode: 'read-only' }],
  ['person.export', { person: '0a1b2c' }],
  ['person.erase', { person: '0a1b2c' }],
  ['operation.refused', { call: 'POST /ops/api/tokens', errorCode: 'OPS_ROLE_MISSING' }],
]
const entries = actions.map(([action, detail], age) => {
  const isOfSite = /automatic|warning|step|paused/.test(action)
  const who = isOfSite ? { actor: 'automatic', address: '' } : { actor: 'operator:kim', address: '192.0.2.1' }
  return { id: String(50 - age), at: EARLIER, ...who, action, detail }
})

const token: NamedToken = {
  name: 'ci-apply',
  role: 'publish',
  remotes: ['mfe-apply'],
  madeAt: EARLIER,
  expiresAt: '2026-06-01T00:00:00.000Z',
  revokedAt: null,
}
const tokens: NamedToken[] = [
  token,
  { ...token, name: 'han', role: 'read', remotes: [], lastUsedAt: EARLIER },
  { ...token, name: 'kim', role: 'operate', remotes: [], expiresAt: EARLIER },
  { ...token, name: 'lee', role: 'waiting-room', remotes: [], revokedAt: EARLIER },
  { ...token, name: 'park', role: 'notices', remotes: [] },
  { ...token, name: 'seo', role: 'owner', remotes: [] },
]

/** A site on which every panel has each of its states, and every part has failed. */
export function fillSite(): void {
  const parts = ['database', 'objects', 'registry', 'disk', 'opening', 'views', 'mode']
  Object.assign(site.responses, {
    '/readyz': { status: 'not ready', ...Object.fromEntries(parts.map(part => [part, 'failed'])) },
    '/ops/api/releases': releases,
    '/ops/api/beacons': telemetry,
    '/ops/api/waiting-room': {
      actions: lines,
      lists: { revision: 3, deny: ['192.0.2.7'], priority: ['act_1-42'] },
    },
    '/ops/api/waiting-room/history': {
      from: '2026-03-01T23:00:00.000Z',
      lines: {
        act_1: { waiting: figures, inside: figures, limit: figures, perSecond: figures, rate: figures },
      },
    },
    '/ops/api/notices': { revision: 3, list: notices },
    '/ops/api/audit': { entries, next: '30' },
    '/ops/api/tokens': { tokens },
  })
}

/** A site that has served nobody yet. */
export function emptySite(): void {
  Object.assign(site.responses, {
    '/ops/api/releases': { revision: 0, issuedAt: NOW, remotes: [], questions: [] },
    '/ops/api/releases/stored': { releases: [] },
    '/ops/api/beacons': { since: '2026-03-01T23:00:00.000Z', releases: [], minutes: [] },
    '/ops/api/audit': { entries: [], next: null },
    '/ops/api/tokens': { tokens: [] },
  })
}
