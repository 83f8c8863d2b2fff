import { join } from 'node:path'
import { carryOut, type Change, type Order } from './changes/change-releases.ts'
import { assertBuilt } from './gate/files-refusals.ts'
import { openReleases, type Settings } from './open-releases.ts'
import { promotionOf } from './changes/promote.ts'
import type { Releases } from './changes/releases.ts'
import { builtIn, bytesOf, releaseIn } from './storage/release-files.ts'
import type { ReadFile } from './storage/release-storage.ts'

export type Publication = {
  name: string
  version: string
  /** The registry's revision afterwards. */
  revision: number
  /** False when this very release was live already. */
  isNew: boolean
}

/**
 * Stores a built remote for ever, and makes it the live one: every file is compared with its hash, also of a release that
 * is stored already. Publishing the same build again changes nothing. Throws `MissingRelease`, `InvalidRelease`,
 * `DamagedRelease`, `PathTaken`, `RefusedByGate`, `ReleaseAlreadyPublished`, `InvalidRegistry`, `WrongKey` or `RegistryRejected`;
 * the registry is then unchanged.
 */
export async function publishFolder(
  releases: Releases,
  folder: string,
  order: Omit<Order, 'remote'>,
): Promise<Change> {
  const { name } = await builtIn(folder)
  return carryOut(releases, { ...order, remote: name }, async registry => {
    // Refused before anything is copied.
    const release = await releases.signRelease(await assertBuilt(folder))
    const plan = await promotionOf(releases, release, registry)
    if (!order.dryRun) await releases.storage.storeRelease(release, filesOf(folder))
    return plan
  })
}

/** A release that was stored; `isNew` is false when it was stored before. */
export type Stored = { name: string; version: string; files: number; isNew: boolean }

/**
 * Stores a built remote for ever, and does not make it live. Throws `MissingRelease`, `InvalidRelease`, `DamagedRelease`,
 * `ReleaseAlreadyPublished`, `WrongKey` or `RefusedByGate`.
 */
export async function storeFolder({ storage, signRelease }: Releases, folder: string): Promise<Stored> {
  const release = await signRelease(await assertBuilt(folder))
  const isNew = await storage.storeRelease(release, filesOf(folder))
  return { name: release.name, version: release.version, files: release.files.length, isNew }
}

const filesOf =
  (folder: string): ReadFile =>
  path =>
    bytesOf(join(folder, path))

/** `publishFolder` into the data folder of this machine, by a program. */
export async function publishRelease({
  distDir,
  ...settings
}: Settings & { distDir: string }): Promise<Publication> {
  const change = await publishFolder(openReleases(settings), distDir, { by: 'program' })
  const { remote, to, revision, isChanged } = change
  return { name: remote, version: String(to), revision, isNew: isChanged }
}

/** Publishes each built remote of which no release was ever live. Skips folders without a build. */
export async function publishMissing({
  distDirs,
  ...settings
}: Settings & { distDirs: readonly string[] }): Promise<Publication[]> {
  const { storage } = openReleases(settings)
  const publications: Publication[] = []
  for (const distDir of distDirs) {
    const { remotes, retired = {} } = await storage.readRegistry()
    const release = await releaseIn(distDir)
    if (!release || release.name in remotes || release.name in retired) continue
    publications.push(await publishRelease({ ...settings, distDir }))
  }
  return publications
}
