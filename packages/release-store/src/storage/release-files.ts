import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessMissing } from 'file-kit'
import { InvalidRelease, parseRelease, type Release } from 'release-format'
import {
  MissingRelease,
  ReleaseAlreadyPublished,
  type ReadFile,
  type ReleaseStorage,
} from './release-storage.ts'

type ReleaseFile = Release['files'][number]

/** A file of the release differs from its `release.json`. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease'
}

/** Reads the release.json of a folder. Throws `MissingRelease` if there is none, and `InvalidRelease`. */
export async function builtIn(folder: string): Promise<Release> {
  const release = await releaseIn(folder)
  if (release) return release
  throw new MissingRelease(`${folder} holds no release.json. Build it first, or name another folder.`)
}

/** Reads the release.json of a folder; null if there is none. Throws `InvalidRelease`. */
export async function releaseIn(folder: string): Promise<Release | null> {
  const file = join(folder, 'release.json')
  const bytes = await bytesOf(file)
  return bytes && releaseFrom(bytes, file)
}

/** Reads a release.json; `place` is its file, for the message. Throws `InvalidRelease`. */
export function releaseFrom(bytes: Uint8Array, place: string): Release {
  try {
    return parseRelease(JSON.parse(textOf(bytes)))
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidRelease(`${place}: ${error.message}`)
    throw error
  }
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** Writes the listed files of a release and its `release.json` into a new folder. Throws `DamagedRelease`. */
export async function writeRelease(release: Release, read: ReadFile, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const files = genuineFiles(release, read)
  for await (const [{ path }, bytes] of files) await writeDurably(join(to, path), bytes)
  await writeDurably(join(to, 'release.json'), Buffer.from(`${JSON.stringify(release, null, 2)}\n`))
}

/** Throws `DamagedRelease` unless every listed file has its hash and size. */
export async function assertGenuine(release: Release, read: ReadFile): Promise<void> {
  for await (const _ of genuineFiles(release, read));
}

/**
 * Throws `ReleaseAlreadyPublished` if a stored release is another build of its version than `release`, and
 * `DamagedRelease` if one of its files differs from its hash.
 */
export async function assertSameBuild(
  stored: Release | null,
  release: Release,
  read: ReadFile,
): Promise<void> {
  const { name, version } = release
  if (!stored || contentOf(stored) !== contentOf(release))
    throw new ReleaseAlreadyPublished(`${name} ${version} is published already, with other files.`)
  await assertGenuine(stored, read)
}

/** Signatures and the session that it was built for do not make another build. */
function contentOf(release: Release): string {
  return JSON.stringify({ ...release, publisher: undefined, session: undefined })
}

/** Yields every listed file of a release with its bytes. Throws `DamagedRelease` at the first that differs. */
export async function* genuineFiles(
  { name, version, files }: Release,
  read: ReadFile,
): AsyncGenerator<[ReleaseFile, Uint8Array]> {
  for (const file of files) {
    const bytes = await read(file.path)
    const difference = differenceOf(file, bytes)
    if (!bytes || difference)
      throw new DamagedRelease(`${file.path} of ${name} ${version} ${difference?.join(' ')}`)
    yield [file, bytes]
  }
}

/** Returns the difference between a file and its entry in the list: the fact and the promise; null if there is none. */
export function differenceOf(
  { size, integrity }: ReleaseFile,
  bytes: Uint8Array | null,
): [candidate: string, live: string] | null {
  if (!bytes) return ['is missing.', `Its release.json lists it with ${size} bytes.`]
  if (bytes.length !== size) return [`has ${bytes.length} bytes.`, `Its release.json lists ${size} bytes.`]
  const found = integrityOf(bytes)
  return found === integrity ? null : [`has the hash ${found}.`, `Its release.json lists ${integrity}.`]
}

/** Returns the hash of a file, as `release.json` lists it. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Reads a file of a folder; null if it is missing. */
export function bytesOf(file: string): Promise<Uint8Array | null> {
  return unlessMissing(readFile(file), ['ENOENT', 'ENOTDIR', 'EISDIR'])
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes, { flag: 'wx', flush: true })
}

/** Reads the release.json of a stored release. Throws `MissingRelease`. */
export async function releaseOf(storage: ReleaseStorage, name: string, version: string): Promise<Release> {
  const release = await storage.readRelease(name, version)
  if (release) return release
  throw new MissingRelease(`There is no release ${version} of ${name}.`)
}

/** Reads a stored release and compares every file with its hash. Throws `MissingRelease` or `DamagedRelease`. */
export async function storedRelease(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<Release> {
  const release = await releaseOf(storage, name, version)
  await assertGenuine(release, path => storage.readFile(name, version, path))
  return release
}
