import { stat } from 'node:fs/promises'
import { hasCode } from 'file-kit'
import { InvalidRegistry, publicRegistry, type Registry } from '../registry.ts'
import { readRegistry, readRegistryCopy, registryFile } from './storage/registry-file.ts'

const GONE = 'gone'

type Served = { registry: Registry; text: string }

export type RegistryReader = {
  /**
   * What is live, as pages may know it. While the file is damaged, gone or unreadable: the last that was in order.
   * Throws `InvalidRegistry` only when there is none.
   */
  read(): Promise<Served>
  /** Throws `InvalidRegistry`, or what the disk says, while the file is not in order. */
  check(): Promise<void>
}

/** A reader for a running server: looks at the file each time, and reads it anew only after a change. */
export function createRegistryReader(dataDir: string): RegistryReader {
  let good: Served | undefined
  let seen: { version: string; problem: InvalidRegistry | null } | undefined

  return {
    async read() {
      const problem = await look()
      good ??= await fromCopy()
      if (good) return good
      throw problem ?? new InvalidRegistry(`${registryFile(dataDir)} is gone.`)
    },
    async check() {
      const problem = await look()
      if (problem !== null) throw problem
    },
  }

  /** Returns what is wrong with the file, or null. What may pass without a change of the file is looked at again. */
  async function look(): Promise<Error | null> {
    try {
      const version = await versionOf(registryFile(dataDir))
      if (seen?.version !== version) seen = { version, problem: await readNow(version) }
      return seen.problem
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  async function readNow(version: string): Promise<InvalidRegistry | null> {
    try {
      if (version === GONE && good && good.registry.revision > 0)
        throw new InvalidRegistry(`${registryFile(dataDir)} is gone.`)
      good = served(await readRegistry(dataDir))
      return null
    } catch (error) {
      if (error instanceof InvalidRegistry) return error
      throw error
    }
  }

  async function fromCopy(): Promise<Served | undefined> {
    const copy = await readRegistryCopy(dataDir)
    return copy ? served(copy) : undefined
  }
}

function served(registry: Registry): Served {
  const live = publicRegistry(registry)
  return { registry: live, text: JSON.stringify(live) }
}

/** A file that is repaired in place may keep its size, and be given its old date. */
async function versionOf(file: string): Promise<string> {
  try {
    const { ino, mtimeNs, ctimeNs, size } = await stat(file, { bigint: true })
    return [ino, mtimeNs, ctimeNs, size].join('-')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return GONE
    throw error
  }
}
