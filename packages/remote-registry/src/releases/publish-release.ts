import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, syncFolder } from 'file-kit'
import { withRelease, type Registry } from '../registry.ts'
import { parseRelease, type Release } from '../release.ts'
import { changeRegistry, readRegistry, releasesFolder } from './registry-file.ts'
import { copyRelease } from './release-files.ts'

export type Publication = {
  name: string
  version: string
  /** The registry's revision afterwards. */
  revision: number
  /** False when this very release was live already. */
  isNew: boolean
}

type Places = { dataDir: string; distDir: string }

/** The version was published before with other content; a published version never changes. */
export class ReleaseAlreadyPublished extends Error {
  override readonly name = 'ReleaseAlreadyPublished'
}

/**
 * Copies a built remote to where it is served for ever, and makes it the live one. Publishing the same build again
 * changes nothing. Throws `InvalidRelease`, `DamagedRelease`, `PathTaken` or `ReleaseAlreadyPublished`; the registry is then unchanged.
 */
export async function publishRelease(
  { dataDir, distDir }: Places,
  now = () => new Date(),
): Promise<Publication> {
  const { name, version } = await releaseIn(distDir)
  let isNew = false
  const { revision } = await changeRegistry(dataDir, async registry => {
    const release = await releaseIn(distDir)
    isNew = !isLive(registry, release)
    // Refused before anything is copied.
    const next = isNew ? withRelease(registry, release, now()) : registry
    await store({ dataDir, distDir })
    return next
  })
  return { name, version, revision, isNew }
}

/** Publishes those of the built remotes of which no release is live yet; folders without a build are passed over. */
export async function publishMissing({
  dataDir,
  distDirs,
}: {
  dataDir: string
  distDirs: readonly string[]
}) {
  const publications: Publication[] = []
  for (const distDir of distDirs) {
    const { remotes } = await readRegistry(dataDir)
    const release = await releaseIfBuilt(distDir)
    if (release && !remotes[release.name]) publications.push(await publishRelease({ dataDir, distDir }))
  }
  return publications
}

/** Puts the files in their place, where they may lie already. */
async function store({ dataDir, distDir }: Places): Promise<void> {
  const built = await releaseIn(distDir)
  const place = join(releasesFolder(dataDir), 'remotes', built.name, built.version)
  const stored = await releaseIfBuilt(place)
  if (!stored) {
    const incoming = join(releasesFolder(dataDir), `incoming-${randomUUID()}`)
    return copyInOneStep(built, distDir, place, incoming)
  }
  if (JSON.stringify(stored) === JSON.stringify(built)) return
  throw new ReleaseAlreadyPublished(`${built.name} ${built.version} is published already, with other files.`)
}

async function copyInOneStep(release: Release, from: string, to: string, incoming: string): Promise<void> {
  try {
    await copyRelease(release, from, incoming)
    await mkdir(join(to, '..'), { recursive: true })
    await rename(incoming, to)
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
  await syncFolder(join(to, '..'))
}

function isLive(registry: Registry, { name, version }: Release): boolean {
  return registry.remotes[name]?.version === version
}

async function releaseIn(folder: string): Promise<Release> {
  return parseRelease(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')))
}

async function releaseIfBuilt(folder: string): Promise<Release | null> {
  try {
    return await releaseIn(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
