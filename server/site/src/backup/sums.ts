import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A backup is not whole, or was changed. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'
}

/** In the form of `sha256sum --check`. A backup without this file is not complete. */
const SUMS = 'SHA256SUMS'

/** Completes a backup by the hashes of its files, which only their owner may read. */
export async function completeBackup(folder: string): Promise<void> {
  const sums = await sumsOf(folder)
  for (const sum of sums) await chmod(join(folder, pathIn(sum)), 0o600)
  await writeFile(join(folder, SUMS), `${sums.join('\n')}\n`, { flush: true })
}

/** Compares every file of a backup with its hash. Throws `DamagedBackup`, which names a file that differs. */
export async function assertWhole(folder: string): Promise<void> {
  if (!existsSync(join(folder, SUMS)))
    throw new DamagedBackup(`${folder} has no ${SUMS}: it is no backup, or one that was interrupted.`)
  const stored = new Set((await readFile(join(folder, SUMS), 'utf8')).trimEnd().split('\n'))
  const found = new Set(await sumsOf(folder))
  const wrong = [...found].find(line => !stored.has(line)) ?? [...stored].find(line => !found.has(line))
  if (wrong !== undefined)
    throw new DamagedBackup(`${pathIn(wrong)} in the backup is damaged, missing or not part of it.`)
}

const pathIn = (sum: string) => sum.replace(/^\w+ {2}/, '')

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
