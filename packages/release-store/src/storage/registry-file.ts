import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing, withLock, writeAtomically } from 'file-kit'
import { emptyRegistry, InvalidRegistry, parseRegistry, type Registry } from 'release-format'
import { releasesFolder } from './places.ts'

export function registryFile(dataDir: string): string {
  return join(releasesFolder(dataDir), 'registry.json')
}

/**
 * Returns the file with a copy of the last written registry, which is served while `registry.json` is damaged or
 * missing.
 */
function registryCopy(dataDir: string): string {
  return join(releasesFolder(dataDir), 'registry-copy.json')
}

/**
 * Reads the registry; one without remotes before the first release. Throws `InvalidRegistry` if the file is damaged,
 * or was deleted.
 */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const text = await unlessMissing(readFile(registryFile(dataDir), 'utf8'))
  if (text !== null) return registryIn(text, registryFile(dataDir), `Copy ${registryCopy(dataDir)} over it.`)
  if ((await readRegistryCopy(dataDir)) === null) return emptyRegistry(new Date(0))
  throw new InvalidRegistry(`${registryFile(dataDir)} is gone. Copy ${registryCopy(dataDir)} into its place.`)
}

/** Reads the copy of the last written registry; null if there is none. */
export async function readRegistryCopy(dataDir: string): Promise<Registry | null> {
  const text = await unlessMissing(readFile(registryCopy(dataDir), 'utf8'))
  return text === null ? null : registryIn(text, registryCopy(dataDir))
}

/**
 * Replaces the registry by the result of `change`. Concurrent changes are applied one after the other. The same
 * object back means no change. Returns the registry that is live afterwards. Throws `InvalidRegistry`.
 */
export async function changeRegistry(
  dataDir: string,
  change: (registry: Registry) => Promise<Registry>,
): Promise<Registry> {
  return withLock(join(releasesFolder(dataDir), 'registry.lock'), async () => {
    await removeDrafts(releasesFolder(dataDir))
    const registry = await readRegistry(dataDir)
    const next = await change(registry)
    if (next !== registry) await writeRegistry(dataDir, `${JSON.stringify(next)}\n`)
    return next
  })
}

/** Removes the leftovers of killed writers. Only the holder of the lock may call this. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter(name => /^registry(-copy)?\.json\./.test(name))
  await Promise.all(drafts.map(name => rm(join(folder, name), { force: true })))
}

async function writeRegistry(dataDir: string, text: string): Promise<void> {
  await writeAtomically(registryFile(dataDir), text)
  await writeAtomically(registryCopy(dataDir), text)
}

/** Reads the registry in a text; `file` is its place, for the message. Throws `InvalidRegistry`. */
export function registryIn(text: string, file: string, howToRepair = ''): Registry {
  try {
    return parseRegistry(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidRegistry(`${file} is damaged: ${reason}. ${howToRepair}`.trim())
  }
}
