import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasCode } from 'file-kit'

/** A backup is not whole, or was changed. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'
}

/** In the form of `sha256sum --check`. A backup without this file is not complete. */
const SUMS = 'SHA256SUMS'

/** Completes a backup by the hashes of its files. Returns their number. */
export async function completeBackup(folder: string): Promise<number> {
  const sums = await sumsOf(folder)
  await writeFile(join(folder, SUMS), `${sums.join('\n')}\n`, { flush: true })
  return sums.length
}

/** Compares every file of a backup with its hash. Throws `DamagedBackup`, which names a file that differs. */
export async function assertWhole(folder: string): Promise<void> {
  const stored = new Set((await storedSums(folder)).trimEnd().split('\n'))
  const found = new Set(await sumsOf(folder))
  const wrong = [...stored].find(line => !found.has(line)) ?? [...found].find(line => !stored.has(line))
  if (wrong !== undefined)
    throw new DamagedBackup(`${wrong.slice(66)} in the backup is damaged, missing or not part of it.`)
}

async function storedSums(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, SUMS), 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new DamagedBackup(`${folder} has no ${SUMS}: it is no backup, or one that was interrupted.`)
  }
}

async function sumsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  const sums: string[] = []
  for (const path of paths.filter(name => name !== SUMS).toSorted())
    sums.push(`${await hashOf(join(folder, path))}  ${path}`)
  return sums
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
