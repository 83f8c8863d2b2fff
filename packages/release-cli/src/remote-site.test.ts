import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackTar } from 'modern-tar'
import { writeBuiltRemote } from 'release-store/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { explain } from './explain.ts'
import { RefusedBySite } from './call-site.ts'
import { remoteSite } from './remote-site.ts'

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
