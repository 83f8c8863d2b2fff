import { expect, it, vi } from 'vitest'
import { setCanary } from './changes/canary.ts'
import { NotLive } from './changes/registry-changes.ts'
import type { Releases } from './changes/releases.ts'
import { releasesInMemory } from './testing/releases-in-memory.ts'
import { verifyReleases } from './verify-releases.ts'

const found = ({ releases }: Awaited<ReturnType<typeof verifyReleases>>) =>
  releases.map(({ remote, version, files, problem }) => [`${remote} ${version}`, files, problem])

/** The storage as it reads before a test changes that. */
function ofNow({ storage }: Releases) {
  return { readFile: storage.readFile.bind(storage), readRelease: storage.readRelease.bind(storage) }
}

/** A live release with canary and fallback, and another remote. */
async function twoRemotes() {
  const scene = await releasesInMemory()
  await scene.publish('1')
  await scene.publish('2')
  await scene.store('3')
  await setCanary(scene.releases, { remote: 'mfe-test', by: 'kim', version: '3', percent: 5 })
  await scene.publish('1', { name: 'mfe-other', path: '/other' })
  return scene
}

it('everything that browsers get is verified, or one remote of it', async () => {
  const { releases } = await twoRemotes()
  const all = await verifyReleases(releases)
  expect([all.revision, all.problem]).toEqual([4, null])
  expect(found(all).toSorted()).toEqual([
    ['mfe-other 1', 1, null],
    ['mfe-test 1', 1, null],
    ['mfe-test 2', 1, null],
    ['mfe-test 3', 1, null],
  ])
  expect(found(await verifyReleases(releases, 'mfe-other'))).toEqual([['mfe-other 1', 1, null]])
  for (const unknown of ['mfe-unknown', 'constructor'])
    await expect(verifyReleases(releases, unknown)).rejects.toThrow(NotLive)
})

it('a site without a release is sound, though nothing is signed', async () => {
  const { releases } = await releasesInMemory({ rejectionReason: async () => 'nothing is signed' })
  expect(await verifyReleases(releases)).toEqual({ revision: 0, problem: null, releases: [] })
})

it('a registry that pages would reject has the reason', async () => {
  const { releases } = await twoRemotes()
  const rejecting = { ...releases, rejectionReason: async () => 'an unknown key' }
  expect(await verifyReleases(rejecting)).toMatchObject({ problem: 'an unknown key' })
})

it('a release whose files differ, or that is gone, has its problem, and the others have none', async () => {
  const { releases } = await twoRemotes()
  const { readFile, readRelease } = ofNow(releases)
  vi.spyOn(releases.storage, 'readFile').mockImplementation(async (name, version, path) =>
    version === '3' ? Buffer.from('x') : readFile(name, version, path),
  )
  vi.spyOn(releases.storage, 'readRelease').mockImplementation(async (name, version) =>
    name === 'mfe-other' ? null : readRelease(name, version),
  )
  const all = await verifyReleases(releases)
  expect(found(all).filter(([, , problem]) => problem !== null)).toEqual([
    ['mfe-test 3', 0, 'remoteEntry.js of mfe-test 3 has 1 bytes. Its release.json lists 14 bytes.'],
    ['mfe-other 1', 0, 'There is no release 1 of mfe-other.'],
  ])
})

it.each([
  ['entry', { entry: 'another.js' }],
  ['hash', { integrity: `sha384-${'A'.repeat(64)}` }],
])('a release with another %s than the registry has is a problem', async (_, part) => {
  const { releases } = await twoRemotes()
  const { readRelease } = ofNow(releases)
  vi.spyOn(releases.storage, 'readRelease').mockImplementation(async (name, version) => {
    const release = await readRelease(name, version)
    return release && version === '2' ? { ...release, ...part } : release
  })
  const all = await verifyReleases(releases)
  expect(found(all).filter(([, , problem]) => problem !== null)).toEqual([
    ['mfe-test 2', 0, 'The registry says another entry than mfe-test 2 itself.'],
  ])
})

it('an error that is not about a release is thrown', async () => {
  const { releases } = await twoRemotes()
  vi.spyOn(releases.storage, 'readRelease').mockRejectedValue(new Error('the bucket is away'))
  await expect(verifyReleases(releases)).rejects.toThrow('the bucket is away')
})
