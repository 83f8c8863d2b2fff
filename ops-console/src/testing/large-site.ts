import type { LineReport } from 'ops-api'
import { site } from './site.tsx'

const HOUR_MS = 3_600_000
const START = Date.parse('2025-03-01T17:00:00.000Z')
const timeOf = (minute: number) => new Date(START + minute * 60_000).toISOString()

const NAMES = ['apply', 'proof', 'queue', 'result', 'notice', 'centre', 'survey'].map(name => `mfe-${name}`)
const STEPS = ['home', 'phone', 'realName', 'businessCheck', 'accountCheck', 'accountCorrection']
const VERSIONS = Array.from({ length: 200 }, (_, place) => `1.${199 - place}.0-0a1b2c3d4e`)
const [LIVE = '', CANARY = '', FALLBACK = ''] = VERSIONS.slice(1)

/** The second remote has a canary that fails. */
function remoteOf(name: string, place: number) {
  const history = VERSIONS.slice(0, 100).map((to, step) => ({
    at: new Date(START - step * HOUR_MS).toISOString(),
    revision: 900 - step,
    by: 'operator:kim',
    action: 'promote',
    from: VERSIONS[step + 1] ?? null,
    to,
    reason: '정기 배포',
  }))
  const canary = place === 1 ? { version: CANARY, percent: 10, allow: [] } : null
  return { name, version: LIVE, canary, fallback: FALLBACK, former: VERSIONS.slice(2, 20), history }
}

function telemetryOf(name: string, place: number) {
  const base = { remote: name, deferred: 0, unsaved: 0, measures: { inp: { most: 120, times: 900 } } }
  const old = { ...base, open: 2, deferred: 1, counts: { crash: 1 } }
  return [
    { ...base, version: LIVE, open: 12_000 - place * 900, counts: { loaded: 40_000, load: 3 } },
    { ...base, version: FALLBACK, open: place * 3, counts: {} },
    ...VERSIONS.slice(40, 60).map(version => ({ ...old, version })),
    ...(place === 1 ? [{ ...base, version: CANARY, open: 1_100, counts: { loaded: 900, mount: 140 } }] : []),
  ]
}

const minutesOf = (name: string, place: number) =>
  Array.from({ length: 60 }, (_, minute) => ({
    minute: timeOf(minute),
    remote: name,
    version: LIVE,
    starts: Math.round(600 + 200 * Math.sin(minute / 6) + minute * 5),
    failures: place === 1 && minute > 44 ? (minute - 44) * 9 : minute % 17 === 0 ? 1 : 0,
  }))

function lineOf(step: string, waiting: number): LineReport {
  const inside = waiting > 0 ? 2_000 : 3
  const limits = waiting > 0 ? { limit: 2_000, rate: 50 } : { limit: null, rate: null }
  const totals = { entered: 180_000, completed: 175_000, registered: 0 }
  const figures = { waiting, inside, perSecond: waiting > 0 ? 48.5 : 0.2, waitSeconds: waiting / 48.5 }
  return { step, mode: 'open', ...limits, ...totals, ...figures, schedule: null, message: null, revision: 7 }
}

function hourOf(waiting: number) {
  const values = (figure: (minute: number) => number | null) =>
    Array.from({ length: 60 }, (_, each) => figure(each))
  return {
    waiting: values(minute => Math.round((waiting * minute ** 2) / 59 ** 2)),
    inside: values(minute => Math.min(2_000, minute * 90)),
    limit: values(minute => (minute < 10 ? null : 2_000)),
    perSecond: values(minute => 40 + (minute % 9)),
    rate: values(() => 50),
  }
}

/** A site with seven remotes of 200 versions, lines with 50,000 people, and two questions for an operator. */
export function crowd(): void {
  const sentence =
    '12 of 240 networks, most of them never seen before, failed (mount 140); of the last good release 3 of 40003 starts'
  const question = { remote: 'mfe-proof', version: CANARY, at: timeOf(55), sentence }
  const waiting = (place: number) => [50_000, 1_204][place] ?? 0
  const lines = Array.from({ length: 12 }, (_, place) => [`act_${place + 1}`, place] as const)
  const stored = (name: string) =>
    VERSIONS.map((version, age) => ({ name, version, storedAt: timeOf(-age * 60) }))
  const entries = Array.from({ length: 20 }, (_, place) => ({
    id: String(5_000 - place),
    at: timeOf(60 - place),
    actor: 'operator:kim',
    address: '192.0.2.1',
    action: 'release.promote',
    detail: { remote: 'mfe-proof', from: FALLBACK, to: LIVE },
  }))
  const remotes = NAMES.map(remoteOf)
  const minutes = NAMES.flatMap(minutesOf)
  Object.assign(site.responses, {
    '/ops/api/releases': { revision: 900, issuedAt: timeOf(60), remotes, questions: [question] },
    '/ops/api/releases/stored': { releases: NAMES.flatMap(stored) },
    '/ops/api/beacons': { since: timeOf(0), releases: NAMES.flatMap(telemetryOf), minutes },
    '/ops/api/waiting-room': {
      actions: Object.fromEntries(
        lines.map(([action, place]) => [action, lineOf(STEPS[place % 6] ?? '', waiting(place))]),
      ),
      lists: { revision: 3, deny: ['192.0.2.7'], priority: [] },
    },
    '/ops/api/waiting-room/history': {
      from: timeOf(0),
      lines: Object.fromEntries(lines.slice(0, 2).map(([action, place]) => [action, hourOf(waiting(place))])),
    },
    '/ops/api/audit': { entries, next: '4981' },
  })
}
