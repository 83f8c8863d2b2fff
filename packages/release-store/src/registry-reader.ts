import { stat } from 'node:fs/promises'
import { hasCode } from 'file-kit'
import {
  InvalidRegistry,
  publicRegistry,
  type Registry,
  type RegistryKeys,
  verifyRegistry,
} from 'release-format'
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

/**
 * A reader for a running server: looks at the file each time, and reads it anew only after a change. A registry that
 * pages with these keys would refuse is not in order.
 */
export function createRegistryReader(dataDir: string, keys: RegistryKeys): RegistryReader {
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
      good = await believed(await readRegistry(dataDir), registryFile(dataDir))
      return null
    } catch (error) {
      if (error instanceof InvalidRegistry) return error
      throw error
    }
  }

  async function fromCopy(): Promise<Served | undefined> {
    const copy = await readRegistryCopy(dataDir)
    return copy ? believed(copy, 'registry-copy.json') : undefined
  }

  /** Before the first release there is nothing to sign. */
  async function believed(registry: Registry, file: string): Promise<Served> {
    const live = publicRegistry(registry)
    const text = JSON.stringify(live)
    const verdict = live.revision > 0 ? await verifyRegistry(text, keys) : null
    if (verdict === null || verdict.ok) return { registry: live, text }
    throw new InvalidRegistry(`${file} is refused by pages: ${verdict.detail}`)
  }
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
