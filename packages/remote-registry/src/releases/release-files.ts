import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from 'file-kit'
import type { Release } from '../release.ts'

/** A file of the build is not what its release.json says. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease'
}

/** Copies what the release lists, and nothing else, into a new folder. Throws `DamagedRelease` for a missing or altered file. */
export async function copyRelease(release: Release, from: string, to: string): Promise<void> {
  const { entry, integrity, files } = release
  const listsItsEntry = files.some(file => file.path === entry && file.integrity === integrity)
  if (!listsItsEntry) throw new DamagedRelease(`${from} does not list its own entry, ${entry}.`)

  await mkdir(to, { recursive: true })
  for (const file of files) await writeFileDurably(join(to, file.path), await genuineBytes(from, file))
  await writeFileDurably(join(to, 'release.json'), await readFile(join(from, 'release.json')))
}

async function genuineBytes(folder: string, { path, integrity }: Release['files'][number]): Promise<Buffer> {
  const file = join(folder, path)
  const bytes = await readFile(file).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new DamagedRelease(`${file} is missing.`) : error
  })
  if (integrityOf(bytes) === integrity) return bytes
  throw new DamagedRelease(`integrity mismatch: ${file}`)
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

async function writeFileDurably(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
