import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from 'file-kit'
import { InvalidRelease, parseRelease, type Release } from '../release.ts'

type ReleaseFile = Release['files'][number]

/** A file of the release is not what its release.json says. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease'
}

/** What the folder's release.json says; null when there is none. Throws `InvalidRelease`. */
export async function releaseIn(folder: string): Promise<Release | null> {
  const file = join(folder, 'release.json')
  try {
    return parseRelease(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    if (error instanceof SyntaxError) throw new InvalidRelease(`${file}: ${error.message}`)
    throw error
  }
}

/** Copies what the release lists, and nothing else, into a new folder, beside what it says of itself. Throws `DamagedRelease`. */
export async function copyRelease(release: Release, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for await (const [{ path }, bytes] of genuineFiles(release, from)) await writeDurably(join(to, path), bytes)
  await writeDurably(join(to, 'release.json'), Buffer.from(`${JSON.stringify(release, null, 2)}\n`))
}

/** Throws `DamagedRelease` unless every file that the release lists lies in the folder as it is listed. */
export async function assertGenuine(release: Release, folder: string): Promise<void> {
  for await (const _ of genuineFiles(release, folder));
}

async function* genuineFiles(
  { entry, integrity, files }: Release,
  folder: string,
): AsyncGenerator<[ReleaseFile, Buffer]> {
  const listsItsEntry = files.some(file => file.path === entry && file.integrity === integrity)
  if (!listsItsEntry) throw new DamagedRelease(`${folder} does not list its own entry, ${entry}.`)
  for (const file of files) yield [file, await genuineBytes(folder, file)]
}

async function genuineBytes(folder: string, { path, size, integrity }: ReleaseFile): Promise<Buffer> {
  const file = join(folder, path)
  const bytes = await readFile(file).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR') ? new DamagedRelease(`${file} is missing.`) : error
  })
  if (integrityOf(bytes) !== integrity) throw new DamagedRelease(`integrity mismatch: ${file}`)
  if (bytes.length === size) return bytes
  throw new DamagedRelease(`${file} has ${bytes.length} bytes; its release.json says ${size}.`)
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
