import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, withLock, writeAtomically } from 'file-kit'
import { emptyRegistry, parseRegistry, type Registry } from '../registry.ts'

/** Where releases and registry lie. */
export function releasesFolder(dataDir: string): string {
  return join(dataDir, 'releases')
}

/** What is live now; a registry without remotes before the first release. Throws `InvalidRegistry`. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const text = await registryText(dataDir)
  return text === null ? emptyRegistry(new Date(0)) : parseRegistry(JSON.parse(text))
}

/**
 * Replaces the registry by what `change` makes of it, one writer after the other; the same object back means no change.
 * Returns the registry that is live afterwards.
 */
export async function changeRegistry(
  dataDir: string,
  change: (registry: Registry) => Promise<Registry>,
): Promise<Registry> {
  return withLock(join(releasesFolder(dataDir), 'registry.lock'), async () => {
    const registry = await readRegistry(dataDir)
    const next = await change(registry)
    if (next !== registry) await writeAtomically(registryFile(dataDir), `${JSON.stringify(next)}\n`)
    return next
  })
}

export type RegistryReader = () => Promise<{ registry: Registry; text: string }>

/** A reader for a running server: looks at the file each time, and reads it anew only after a change. */
export function createRegistryReader(dataDir: string): RegistryReader {
  let known: { version: string; registry: Registry; text: string } | undefined

  return async () => {
    const version = await versionOf(registryFile(dataDir))
    if (known?.version !== version) known = { version, ...(await readNow()) }
    return known
  }

  async function readNow() {
    const text = (await registryText(dataDir)) ?? JSON.stringify(emptyRegistry(new Date(0)))
    return { text, registry: parseRegistry(JSON.parse(text)) }
  }
}

function registryFile(dataDir: string): string {
  return join(releasesFolder(dataDir), 'registry.json')
}

async function registryText(dataDir: string): Promise<string | null> {
  try {
    return await readFile(registryFile(dataDir), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function versionOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file)
    return `${ino}-${mtimeMs}-${size}`
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'none'
    throw error
  }
}
