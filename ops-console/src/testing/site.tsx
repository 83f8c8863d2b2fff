import { render } from 'vitest-browser-react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressOf, SiteUnreachable } from 'page-kit'
import * as v from 'valibot'
import type { CallOps } from '../api/call-ops.ts'
import type { FollowOps } from '../api/follow-ops.ts'
import { Console } from '../console.tsx'

const at = '2025-03-01T18:00:00.000Z'
const canary = { version: '2.0.0', percent: 10, allow: [] }
const step = { at, revision: 3, by: 'operator:kim', action: 'promote', from: null, to: '1.0.0' }
export const remote = {
  name: 'mfe-test',
  version: '1.0.0',
  canary,
  fallback: '0.9.0',
  former: ['0.9.0'],
  history: [step],
}
const telemetry = {
  since: '2025-03-01T17:00:00.000Z',
  releases: [
    {
      remote: 'mfe-test',
      version: '1.0.0',
      open: 1_200,
      deferred: 0,
      unsaved: 0,
      counts: { loaded: 40 },
      measures: { inp: { most: 100, times: 1_200 }, cls: { most: 20, times: 9 } },
    },
    {
      remote: 'mfe-test',
      version: '2.0.0',
      open: 130,
      deferred: 0,
      unsaved: 0,
      counts: { loaded: 3, mount: 4, crash: 1 },
      measures: { inp: { most: 400, times: 60 } },
    },
    { remote: 'mfe-test', version: '0.9.0', open: 7, deferred: 0, unsaved: 0, counts: {}, measures: {} },
    { remote: 'mfe-test', version: '0.8.0', open: 5, deferred: 4, unsaved: 2, counts: {}, measures: {} },
  ],
  minutes: [
    { minute: at, remote: 'mfe-test', version: '2.0.0', starts: 30, failures: 5 },
    { minute: '2025-03-01T17:50:00.000Z', remote: 'mfe-test', version: '2.0.0', starts: 10, failures: 2 },
  ],
}
/** The preview of a roll back of the canary. */
export const change = {
  action: 'end canary',
  remote: 'mfe-test',
  from: '2.0.0',
  to: '1.0.0',
  percent: 10,
  allow: [],
  routesAdded: [],
  routesRemoved: ['/beta'],
  isChanged: false,
  basedOn: 3,
  revision: 3,
  pages: 130,
}
const stored = ['3.0.0', '2.0.0', '1.0.0'].map(version => ({ name: 'mfe-test', version, storedAt: at }))
const entry = { id: '1', at, actor: 'operator:kim', address: '192.0.2.1', action: 'release.promote' }

/** The response of the site to each call, by path, or a promise of it; an error is thrown. */
export const site: { responses: Record<string, unknown> } = { responses: {} }

/** Sends calls to `site`, whose responses must fit the schemas of the calls. */
export const call = vi.fn<CallOps>(async (_, declared, input) => {
  const response = await site.responses[addressOf(declared, input)]
  if (response instanceof Error) throw response
  return v.parse(declared.response, response) as never
})

/** The bodies that were sent, each with method and address. */
export function sentBodies(): (readonly [method: string, address: string, body: unknown])[] {
  return call.mock.calls.flatMap(([, declared, input]) => {
    const { body } = input as { body?: unknown }
    return body === undefined ? [] : [[declared.method, addressOf(declared, input), body] as const]
  })
}

/** A site on which all is well, and an operator who is signed in. */
export function signIn(): void {
  call.mockClear()
  sessionStorage.setItem('ops_operator', JSON.stringify({ token: 'T', name: 'kim', role: 'operate' }))
  site.responses = {
    '/ops/api/session': { session: 'S', endsAt: at, operator: 'operator:kim', role: 'operate' },
    '/readyz': { status: 'ready', database: 'ok', disk: 'ok' },
    '/ops/api/releases': { revision: 3, issuedAt: at, remotes: [remote], questions: [] },
    '/ops/api/releases/stored': { releases: [...stored, { name: 'mfe-new', version: '1', storedAt: at }] },
    '/ops/api/beacons': telemetry,
    '/ops/api/waiting-room': { actions: {}, lists: { revision: 0, deny: [], priority: [] } },
    '/ops/api/waiting-room/history': { from: at, lines: {} },
    '/ops/api/audit': {
      entries: [{ ...entry, detail: { remote: 'mfe-test', from: null, to: '1.0.0' } }],
      next: null,
    },
    '/ops/api/notices': { revision: 0, list: [] },
    '/ops/api/releases/mfe-test/rollback': change,
    '/ops/api/releases/mfe-test/promote': change,
  }
}

/** The same, for an owner. */
export function signInAsOwner(): void {
  signIn()
  sessionStorage.setItem('ops_operator', JSON.stringify({ token: 'T', name: 'kim', role: 'owner' }))
}

/** Presses a button of a row that is folded away at first. */
export async function pressFolded(row: string, wish: string): Promise<void> {
  const more = page.getByRole('button', { name: `${row} 더 보기` })
  await expect.element(more).toBeVisible()
  if (more.element().getAttribute('aria-expanded') === 'false') await more.click()
  await page.getByRole('button', { name: `${row} ${wish}` }).click()
}

/** A site without events. */
const withoutEvents: FollowOps = () => {
  throw new SiteUnreachable('')
}

export function show(follow = withoutEvents) {
  return render(<Console call={call} follow={follow} storage={sessionStorage} />)
}
