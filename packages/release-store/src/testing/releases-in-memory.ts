import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Releases } from '../changes/releases.ts'
import { openReleases } from '../open-releases.ts'
import { publishFolder, storeFolder } from '../publish-release.ts'
import { createBucketStorage } from '../storage/bucket-storage.ts'
import { writeBuiltRemote } from './built-remote.ts'
import { createMemoryBucket } from './memory-bucket.ts'

type Part = { name?: string; path?: string }

/** Opens releases in a bucket in memory until the test ends, with a clock that the test moves. */
export async function releasesInMemory(given: Partial<Releases> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const clock = { minute: 0 }
  const now = () => new Date(Date.UTC(2026, 2, 2, 9, clock.minute))
  const bucket = createMemoryBucket(now)
  const storage = createBucketStorage(bucket)
  const releases = openReleases({ dataDir: join(folder, 'data'), now, storage, ...given })

  async function built(version: string, part: Part = {}): Promise<string> {
    const place = join(folder, `${part.name ?? ''}${version}`)
    await writeBuiltRemote(place, { version, ...part })
    return place
  }
  return {
    releases,
    bucket,
    clock,
    built,
    store: async (version: string, part: Part = {}) => storeFolder(releases, await built(version, part)),
    publish: async (version: string, part: Part = {}) =>
      publishFolder(releases, await built(version, part), { by: 'test' }),
    read: () => releases.storage.readRegistry(),
  }
}
