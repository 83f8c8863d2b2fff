import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { unpackTar } from 'modern-tar'
import { randomKey, signingKeys } from 'release-store'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WrongUsage } from './explain.ts'
import { openRemoteSite, thisPerson } from './remote-site.ts'

let folder: string
let requests: Request[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-'))
  requests = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init))
    return Response.json({})
  })
  vi.stubEnv('OPS_TOKEN', 'secret')
  vi.stubEnv('OPERATOR', 'kim')
  vi.stubEnv('PUBLISHER_KEY', '')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('a site is called at its origin, with the token and the person of the environment', async () => {
  const site = await openRemoteSite('https://site.example/ops/', {})
  await site.report()
  const [request] = requests
  expect(request?.url).toBe('https://site.example/ops/api/releases')
  expect(request?.headers.get('authorization')).toBe('Bearer secret')
  expect(request?.headers.get('x-operator')).toBe('kim')
})

it('the token may be in a file, which ends with a line feed', async () => {
  const file = join(folder, 'token')
  await writeFile(file, 'of the file\n')
  await (await openRemoteSite('https://site.example', { 'token-file': file })).report()
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer of the file')
})

it('without a token, or by an address of no site, nothing is opened', async () => {
  await expect(openRemoteSite('http://site.example', {})).rejects.toThrow('is no address of a site')
  const file = join(folder, 'token')
  await writeFile(file, '\n')
  await expect(openRemoteSite('https://site.example', { 'token-file': file })).rejects.toThrow(WrongUsage)
  vi.stubEnv('OPS_TOKEN', '')
  await expect(openRemoteSite('https://site.example', {})).rejects.toThrow(
    'OPS_TOKEN is missing: the token of https://site.example. --token-file names a file with it.',
  )
})

it('the person is that of the account, unless OPERATOR names one', () => {
  expect(thisPerson()).toBe('kim')
  vi.stubEnv('OPERATOR', '')
  expect(thisPerson()).toBe(userInfo().username)
})

/** Returns the publisher's signatures in the archive that the site gets. */
async function sentSignatures(): Promise<unknown> {
  await (await openRemoteSite('https://site.example', {})).store(folder)
  const archive = new Uint8Array((await requests.at(-1)?.arrayBuffer()) ?? new ArrayBuffer())
  const [described] = await unpackTar(archive)
  return JSON.parse(new TextDecoder().decode(described?.data ?? new Uint8Array())).publisher
}

it('a release is signed by the key of this machine, unless it is signed already', async () => {
  const release = await writeBuiltRemote(folder)
  expect(await sentSignatures()).toBeUndefined()

  vi.stubEnv('PUBLISHER_KEY', randomKey())
  const [key] = await signingKeys('publishers', '')
  expect(await sentSignatures()).toMatchObject([{ key: key?.publicKey }])

  const publisher = [{ key: `${'A'.repeat(43)}=`, value: `${'A'.repeat(86)}==` }]
  await writeText(join(folder, 'release.json'), JSON.stringify({ ...release, publisher }))
  expect(await sentSignatures()).toEqual(publisher)
})
