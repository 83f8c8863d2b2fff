import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeBuiltRemote } from './testing/built-remote.ts'
import { openReleases, promoteRelease, publishFolder, readRegistry, verifyReleases } from './index.ts'

const PUBLISHER = join(import.meta.dirname, 'testing/publish-for-ever.ts')

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

async function startPublisher(name: string): Promise<ChildProcess> {
  const child = fork(PUBLISHER, [dataDir, join(folder, name), name], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (child.stdout) await once(createInterface(child.stdout), 'line')
  return child
}

/** Returns the prototype of all open files. */
async function everyFile(): Promise<FileHandle> {
  const file = await open(folder)
  await file.close()
  return Object.getPrototypeOf(file)
}

async function assertInOrder(): Promise<void> {
  const { problem, releases } = await verifyReleases(openReleases({ dataDir }))
  expect(releases.map(release => release.problem)).toEqual(releases.map(() => null))
  expect([problem, new Set(releases.map(({ remote }) => remote)).size]).toEqual([null, 2])
}

it('publishers that are killed at any moment leave one registry in order, and every release whole or absent', async () => {
  let revision = 0
  for (let round = 0; round < 4; round += 1) {
    const publishers = await Promise.all(['mfe-one', 'mfe-two'].map(startPublisher))
    for (const publisher of publishers) publisher.kill('SIGKILL')
    await Promise.all(publishers.map(publisher => once(publisher, 'close')))
    await assertInOrder()
    const registry = await readRegistry(dataDir)
    expect(registry.revision).toBeGreaterThan(revision)
    revision = registry.revision
  }

  // The next publication removes the leftovers.
  await writeBuiltRemote(join(folder, 'last'), { name: 'mfe-one', version: 'last', path: '/mfe-one' })
  await publishFolder(openReleases({ dataDir }), join(folder, 'last'), { by: 'test' })
  await assertInOrder()
  expect((await readdir(join(dataDir, 'releases'))).toSorted()).toEqual([
    'registry-copy.json',
    'registry.json',
    'remotes',
  ])
})

it('a disk that is full refuses a release as a whole, and what is live stays live', async () => {
  await writeBuiltRemote(join(folder, 'a'))
  const releases = openReleases({ dataDir })
  await publishFolder(releases, join(folder, 'a'), { by: 'test' })
  await writeBuiltRemote(join(folder, 'b'), { version: '2.0.0' })

  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const write = vi.spyOn(await everyFile(), 'sync').mockRejectedValue(full)
  await expect(publishFolder(releases, join(folder, 'b'), { by: 'test' })).rejects.toThrow('ENOSPC')
  write.mockRestore()

  expect(await readdir(join(dataDir, 'releases/remotes/mfe-test'))).toEqual(['1.0.0'])
  expect((await readdir(join(dataDir, 'releases'))).toSorted()).toEqual([
    'registry-copy.json',
    'registry.json',
    'remotes',
  ])
  expect(await readRegistry(dataDir)).toMatchObject({
    revision: 1,
    remotes: { 'mfe-test': { version: '1.0.0' } },
  })
  await publishFolder(releases, join(folder, 'b'), { by: 'test' })
  await promoteRelease(releases, { remote: 'mfe-test', version: '1.0.0', by: 'test' })
  expect((await readRegistry(dataDir)).revision).toBe(3)
})
