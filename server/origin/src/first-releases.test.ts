import { InvalidRelease } from 'release-format'
import { createBucketStorage, randomKey, readRegistry, signingKeys } from 'release-store'
import { createMemoryBucket, writeBuiltRemote, writeText } from 'release-store/testing'
import { startTestServer } from 'server-kit/testing'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createOrigin } from './origin.ts'
import { originScene } from './testing/origin-scene.ts'

const { file, settings } = originScene()
beforeAll(async () => void (await writeBuiltRemote(file('first'), { name: 'mfe-first', path: '/first' })))
afterEach(() => vi.unstubAllEnvs())

/** Starts an origin with this first release; returns what it has logged. */
async function startedWith(distDir: string, more: object = {}): Promise<string> {
  const config = { ...settings('other-data'), firstReleases: [file(distDir)], ...more }
  const server = await startTestServer([await createOrigin(config)])
  await server.stop()
  return server.logged.join()
}

it('a remote that was never live is published at the start, once', async () => {
  expect(await startedWith('first')).toContain('first release published')
  expect(await startedWith('first')).not.toContain('first release published')
  expect((await readRegistry(file('other-data'))).remotes).toHaveProperty('mfe-first')
})

it('a first release is published where the site stores its releases', async () => {
  const releaseStorage = createBucketStorage(createMemoryBucket())
  await startedWith('first', { dataDir: file('mirror'), releaseStorage })
  expect((await releaseStorage.readRegistry()).remotes).toHaveProperty('mfe-first')
  expect((await readRegistry(file('mirror'))).remotes).toEqual({})
})

it('a registry that needs repair stops no start, and is logged', async () => {
  await writeText(file('damaged/releases/registry.json'), '{')
  const logged = await startedWith('first', { dataDir: file('damaged') })
  expect(logged).toContain('the registry has to be repaired')
})

it('a first release that cannot be read stops the start', async () => {
  await writeText(file('broken/release.json'), '{}')
  await expect(startedWith('broken')).rejects.toThrow(InvalidRelease)
})

it('a registry that pages would reject is signed anew, and in production left to a person', async () => {
  await startedWith('first')
  const { revision } = await readRegistry(file('other-data'))
  vi.stubEnv('REGISTRY_KEY', randomKey())
  const registryPublicKeys = (await signingKeys('site', file('other-data'))).map(key => key.publicKey)
  const publisherPublicKeys = (await signingKeys('publishers', file('other-data'))).map(key => key.publicKey)
  const siteConfig = { ...settings().siteConfig, registryPublicKeys, publisherPublicKeys }
  vi.stubEnv('NODE_ENV', 'production')
  await startedWith('first', { siteConfig })
  expect((await readRegistry(file('other-data'))).revision).toBe(revision)
  vi.stubEnv('NODE_ENV', 'development')
  expect(await startedWith('first', { siteConfig })).toContain('the live releases were signed anew')
  expect((await readRegistry(file('other-data'))).revision).toBe(revision + 1)
})
