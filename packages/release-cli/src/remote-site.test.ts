import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackTar } from 'modern-tar'
import { writeBuiltRemote } from 'release-store/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { explain } from './explain.ts'
import { RefusedBySite } from './call-site.ts'
import { remoteSite } from './remote-site.ts'
import type { Site } from './site.ts'

const change = { action: 'promote', remote: 'mfe-result', from: null, to: '1.0.0', percent: 100, allow: [] }

function siteThat(respond: (path: string) => Response) {
  const requests: globalThis.Request[] = []
  const site = remoteSite({
    address: 'https://site.example',
    token: 'secret',
    by: 'kim',
    fetch: async (input, init) => {
      const request = new globalThis.Request(input, init)
      requests.push(request)
      return respond(new URL(request.url).pathname)
    },
  })
  return { site, requests }
}

async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeBuiltRemote(folder, { name: 'mfe-result' })
  return folder
}

it('gets the release as an archive, then its promotion', async () => {
  const stored = { name: 'mfe-result', version: '1.0.0' }
  const { site, requests } = siteThat(path => Response.json(path.endsWith('promote') ? change : stored))
  expect(await site.publish(await builtFolder(), { dryRun: true })).toEqual(change)
  const [upload, promotion] = requests
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', '/ops/api/releases'],
    ['POST', '/ops/api/releases/mfe-result/promote'],
  ])
  expect(upload?.headers.get('authorization')).toBe('Bearer secret')
  const entries = await unpackTar(new Uint8Array(await (upload ?? new Response()).arrayBuffer()))
  expect(entries.map(({ header }) => header.name)).toEqual(['release.json', 'remoteEntry.js'])
  expect(await promotion?.json()).toEqual({ version: '1.0.0', dryRun: true })
})

it('is quoted in English when it refuses, and the exit code tells a refusal by the gate from a failure', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exitCodes = ['PATH_TAKEN', 'REFUSED_BY_GATE', 'RELEASE_NOT_FOUND', 'NOT_BELIEVED'].map(
    async errorCode => {
      const body = { errorCode, message: '안 됩니다.', errors: [{ field: '', message: 'because' }] }
      const { site } = siteThat(() => Response.json(body, { status: 409 }))
      const error: unknown = await site.report().catch((refused: unknown) => refused)
      expect(error).toEqual(new RefusedBySite(errorCode, 'because'))
      return explain(error)
    },
  )
  expect(await Promise.all(exitCodes)).toEqual([3, 3, 2, 1])
  vi.restoreAllMocks()
})

it.each([
  ['OPS_TOKEN_WRONG', 'The site does not accept this token.'],
  ['OPS_LOCKED_OUT', 'Too many wrong tokens'],
  ['HOST_UNKNOWN', 'Take its public address'],
  ['TEMPORARILY_UNAVAILABLE', 'its disk is full'],
  ['SOMETHING_NEW', 'The site refused: SOMETHING_NEW.'],
  ['constructor', 'The site refused: constructor.'],
])('explains %s in English, and never by the sentence for the console', async (errorCode, sentence) => {
  const { site } = siteThat(() =>
    Response.json({ errorCode, message: '토큰이 올바르지 않습니다.' }, { status: 401 }),
  )
  const error: unknown = await site.report().catch((refused: unknown) => refused)
  expect(String(error)).toContain(sentence)
  expect(String(error)).not.toMatch(/[가-힣]/)
})

it('that is none of ours is named as unreachable', async () => {
  const { site } = siteThat(() => new Response('<html>'))
  await expect(site.report()).rejects.toThrow('https://site.example cannot be reached')
})

it.each<[string, (site: Site) => Promise<unknown>, string, object?]>([
  ['report', site => site.report(), 'GET /ops/api/releases'],
  ['stored', site => site.stored(), 'GET /ops/api/releases/stored'],
  ['verification', site => site.verify(undefined), 'GET /ops/api/releases/verification'],
  ['verification of one', site => site.verify('mfe-x'), 'GET /ops/api/releases/verification?remote=mfe-x'],
  [
    'change',
    site => site.change('canary', { remote: 'mfe x', version: '2', percent: 5 }),
    'POST /ops/api/releases/mfe%20x/canary',
    { version: '2', percent: 5 },
  ],
  [
    'step of a rollout',
    site => site.steer('mfe x', 'pause', 'because'),
    'POST /ops/api/releases/mfe%20x/rollout',
    { order: 'pause', reason: 'because' },
  ],
  [
    'cleaning',
    site => site.clean({ days: 7, newest: 1, dryRun: true }),
    'POST /ops/api/releases/clean',
    { days: 7, newest: 1, dryRun: true },
  ],
  [
    'trial',
    async site => site.trial?.('mfe x', '2'),
    'POST /ops/api/releases/mfe%20x/trial',
    { version: '2' },
  ],
])('is asked for a %s by its own call', async (_, ask, line, body) => {
  const { site, requests } = siteThat(() => Response.json({}))
  await ask(site)
  const [request] = requests
  expect(`${request?.method} ${request?.url.replace('https://site.example', '')}`).toBe(line)
  expect(await request?.text()).toBe(body ? JSON.stringify(body) : '')
})

it('returns the lists that are in its responses', async () => {
  const { site } = siteThat(() => Response.json({ releases: [1], removed: [2] }))
  expect(await site.stored()).toEqual([1])
  expect(await site.clean({ days: 7, newest: 1, dryRun: false })).toEqual([2])
})
