import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from 'file-kit'
import { PathTaken, withRelease, type Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { filesHash } from '../trust/files-hash.ts'
import { placeOf, releasesFolder } from './places.ts'
import { changeRegistry, readRegistry } from './registry-file.ts'
import { assertGenuine, copyRelease, releaseIn } from './release-files.ts'
import { withPublisher } from './sign-for-pages.ts'

export type Publication = {
  name: string
  version: string
  /** The registry's revision afterwards. */
  revision: number
  /** False when this very release was live already. */
  isNew: boolean
}

type Places = { dataDir: string; distDir: string }

/** `shellPaths` are those of the pages that the shell draws, which no remote may declare. */
type Publishing = Places & { shellPaths?: readonly string[] }

/** The version was published before with other content; a published version never changes. */
export class ReleaseAlreadyPublished extends Error {
  override readonly name = 'ReleaseAlreadyPublished'
}

/** There is no such release. */
export class MissingRelease extends Error {
  override readonly name = 'MissingRelease'
}

/**
 * Copies a built remote to where it is served for ever, and makes it the live one. Every file is compared with its hash,
 * also of a release that lies there already. Publishing the same build again changes nothing. Throws `MissingRelease`,
 * `InvalidRelease`, `DamagedRelease`, `PathTaken`, `ReleaseAlreadyPublished`, `InvalidRegistry`, `WrongKey` or `NotBelieved`;
 * the registry is then unchanged.
 */
export async function publishRelease(
  { dataDir, distDir, shellPaths = [] }: Publishing,
  now = () => new Date(),
): Promise<Publication> {
  const { name, version } = await builtIn(distDir)
  let isNew = false
  const { revision } = await changeRegistry(dataDir, async registry => {
    await removeLeftovers(dataDir)
    const release = await withPublisher(dataDir, await builtIn(distDir))
    assertNotOfShell(release, shellPaths)
    isNew = !isLive(registry, release)
    const hashed = { ...release, filesHash: await filesHash(release.files) }
    // Refused before anything is copied.
    const next = isNew ? withRelease(registry, hashed, now()) : registry
    await store({ dataDir, distDir }, release)
    return next
  })
  return { name, version, revision, isNew }
}

/** Publishes those of the built remotes of which no release was ever live; folders without a build are passed over. */
export async function publishMissing({
  dataDir,
  distDirs,
}: {
  dataDir: string
  distDirs: readonly string[]
}) {
  const publications: Publication[] = []
  for (const distDir of distDirs) {
    const { remotes, retired = {} } = await readRegistry(dataDir)
    const release = await releaseIn(distDir)
    if (!release || release.name in remotes || release.name in retired) continue
    publications.push(await publishRelease({ dataDir, distDir }))
  }
  return publications
}

function assertNotOfShell({ name, version, routes }: Release, shellPaths: readonly string[]): void {
  const taken = routes.find(({ path }) => shellPaths.includes(path))
  if (taken) throw new PathTaken(`${name} ${version} declares ${taken.path}, which is a path of the shell.`)
}

/** What publications leave behind that were killed. Only the holder of the registry's lock may call this. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const folder = releasesFolder(dataDir)
  const found = (await readdir(folder)).filter(name => /^(incoming-|registry(-copy)?\.json\.)/.test(name))
  await Promise.all(found.map(name => rm(join(folder, name), { recursive: true, force: true })))
}

/** Puts the files in their place, where they may lie already. */
async function store({ dataDir, distDir }: Places, built: Release): Promise<void> {
  const place = placeOf(dataDir, built.name, built.version)
  const stored = await releaseIn(place)
  if (!stored) {
    const incoming = join(releasesFolder(dataDir), `incoming-${randomUUID()}`)
    return copyInOneStep(built, distDir, place, incoming)
  }
  if (isSame(stored, built)) return assertGenuine(stored, place)
  throw new ReleaseAlreadyPublished(`${built.name} ${built.version} is published already, with other files.`)
}

/** The same release may be signed by several. */
function isSame(one: Release, other: Release): boolean {
  const [unsigned, otherUnsigned] = [one, other].map(release => ({ ...release, publisher: undefined }))
  return JSON.stringify(unsigned) === JSON.stringify(otherUnsigned)
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

async function builtIn(folder: string): Promise<Release> {
  const release = await releaseIn(folder)
  if (release) return release
  throw new MissingRelease(`${folder} holds no release.json.`)
}
