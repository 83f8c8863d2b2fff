import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder, unlessMissing, withLock } from 'file-kit'
import type { Release } from 'release-format'
import { isPlace, placeOf, releasesFolder, remotesFolder } from './places.ts'
import { changeRegistry, readRegistry } from './registry-file.ts'
import { assertSameBuild, bytesOf, releaseIn, writeRelease } from './release-files.ts'
import { newestFirst, type ReadFile, type ReleaseStorage, type StoredRelease } from './release-storage.ts'

/** Returns the storage in a data folder, which several programs may share. */
export function createDiskStorage(dataDir: string): ReleaseStorage {
  return {
    readRegistry: () => readRegistry(dataDir),
    changeRegistry: change => changeRegistry(dataDir, change),
    listReleases: () => listReleases(remotesFolder(dataDir)),
    readRelease: async (name, version) =>
      isPlace(name, version) ? releaseIn(placeOf(dataDir, name, version)) : null,
    readFile: (name, version, path) => bytesOf(join(placeOf(dataDir, name, version), path)),
    removeReleases: releases =>
      withLock(join(releasesFolder(dataDir), 'store.lock'), () => remove(dataDir, releases)),
    storeRelease: (release, read) =>
      withLock(join(releasesFolder(dataDir), 'store.lock'), async () => {
        await removeLeftovers(dataDir)
        return store(dataDir, release, read)
      }),
  }
}

/** A release exists once its folder does. */
async function listReleases(folder: string): Promise<readonly StoredRelease[]> {
  const names = await foldersIn(folder)
  const releases = names.map(async name => {
    const versions = (await foldersIn(join(folder, name))).filter(version => isPlace(name, version))
    return Promise.all(
      versions.map(async version => {
        const { mtime } = await stat(join(folder, name, version))
        return { name, version, storedAt: mtime.toISOString() }
      }),
    )
  })
  return newestFirst((await Promise.all(releases)).flat())
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(folder, { withFileTypes: true }))
  return (entries ?? []).filter(entry => entry.isDirectory()).map(({ name }) => name)
}

/** Removes the leftovers of killed publications. Only the holder of the lock may call this. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const folder = releasesFolder(dataDir)
  const found = (await readdir(folder)).filter(name => name.startsWith('incoming-'))
  await Promise.all(found.map(name => rm(join(folder, name), { recursive: true, force: true })))
}

/** Stores the files, or compares them if the release is stored already. Returns whether it is new. */
async function store(dataDir: string, release: Release, read: ReadFile): Promise<boolean> {
  const { name, version } = release
  const place = placeOf(dataDir, name, version)
  const stored = await releaseIn(place)
  if (!stored) {
    await writeInOneStep(release, read, place, join(releasesFolder(dataDir), `incoming-${randomUUID()}`))
    return true
  }
  await assertSameBuild(stored, release, path => bytesOf(join(place, path)))
  return false
}

/** Each release disappears in one step. The next one that is stored removes the remains of a killed process. */
async function remove(
  dataDir: string,
  releases: readonly { name: string; version: string }[],
): Promise<void> {
  for (const { name, version } of releases) {
    const leaving = join(releasesFolder(dataDir), `incoming-${randomUUID()}`)
    await rename(placeOf(dataDir, name, version), leaving)
    await rm(leaving, { recursive: true, force: true })
  }
}

async function writeInOneStep(release: Release, read: ReadFile, to: string, incoming: string): Promise<void> {
  try {
    await writeRelease(release, read, incoming)
    await mkdir(dirname(to), { recursive: true })
    await rename(incoming, to)
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
  await syncFolder(dirname(to))
}
