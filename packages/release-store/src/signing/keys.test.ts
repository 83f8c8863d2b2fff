import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomKey, signingKeys, trustedKeys, WrongKey } from './keys.ts'

let dataDir: string
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'keys-'))))
afterAll(() => rm(dataDir, { recursive: true }))

const publicOf = async (environment: NodeJS.ProcessEnv) =>
  (await signingKeys('site', dataDir, environment)).map(({ publicKey }) => publicKey)

it('a machine without keys makes its own, once, for its owner alone, and pages accept them', async () => {
  const [key] = await publicOf({})
  expect(await publicOf({})).toEqual([key])
  expect((await stat(join(dataDir, 'keys/registry.key'))).mode & 0o777).toBe(0o600)
  const { site, publishers } = await trustedKeys(dataDir, {})
  expect([site, publishers.length]).toEqual([[key], 1])
  expect(publishers).not.toContain(key)
})

it('in production none is made up', async () => {
  const environment = { NODE_ENV: 'production' }
  await expect(signingKeys('site', dataDir, environment)).rejects.toThrow('REGISTRY_KEY is missing')
  await expect(signingKeys('publishers', dataDir, environment)).rejects.toThrow('PUBLISHER_KEY is missing')
  await expect(trustedKeys(dataDir, environment)).rejects.toThrow(WrongKey)
})

it('two keys sign while one takes the place of the other; what is none is refused', async () => {
  const [old, next] = [randomKey(), randomKey()]
  const both = await publicOf({ REGISTRY_KEY: `${next},${old}` })
  expect(both).toEqual([
    ...(await publicOf({ REGISTRY_KEY: next })),
    ...(await publicOf({ REGISTRY_KEY: old })),
  ])
  expect(await publicOf({ REGISTRY_KEY: ` ${next} , ${old}\n` })).toEqual(both)
  await expect(publicOf({ REGISTRY_KEY: 'secret' })).rejects.toThrow(
    'REGISTRY_KEY must be 32 bytes in base64',
  )
})

it('the site configuration names the keys that pages accept, also without a private key', async () => {
  const registryPublicKeys = await publicOf({ REGISTRY_KEY: randomKey() })
  const publisherPublicKeys = await publicOf({ REGISTRY_KEY: randomKey() })
  const file = join(dataDir, 'site.json')
  await writeFile(file, JSON.stringify({ registryPublicKeys, publisherPublicKeys, cdnBaseUrl: '/cdn' }))
  const accepted = { site: registryPublicKeys, publishers: publisherPublicKeys }
  expect(await trustedKeys(dataDir, { SITE_CONFIG: file, NODE_ENV: 'production' })).toEqual(accepted)
  expect(await trustedKeys(dataDir, {}, { registryPublicKeys, publisherPublicKeys })).toEqual(accepted)
})
