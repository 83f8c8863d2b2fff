import { stat } from 'node:fs/promises'
import { unlessMissing } from 'file-kit'
import {
  InvalidRegistry,
  publicRegistry,
  verifyRegistry,
  type Registry,
  type RegistryKeys,
} from 'release-format'
import { validNotices, type Notice } from 'release-format/notices'
import { readRegistry, readRegistryCopy, registryFile } from './storage/registry-file.ts'

const GONE = 'gone'

/** The public part of the registry with its text, and all notices. */
type Served = { registry: Registry; text: string; notices: readonly Notice[] }

export type RegistryReader = ReturnType<typeof createRegistryReader>

/**
 * Returns a reader for a running server. It checks the file each time, and reads it again only after a change. A
 * registry that pages with these keys would reject counts as invalid.
 */
export function createRegistryReader(dataDir: string, keys: RegistryKeys) {
  let good: Served | undefined
  let seen: { version: string; problem: InvalidRegistry | null } | undefined

  return {
    /**
     * Returns the part of the registry that pages get, and the notices. If the file is missing or invalid, returns the
     * last valid registry. Throws `InvalidRegistry` if there is none.
     */
    async read(): Promise<Served> {
      const problem = await look()
      good ??= await fromCopy()
      if (good) return good
      throw problem ?? new InvalidRegistry(`${registryFile(dataDir)} is gone.`)
    },
    /** Throws `InvalidRegistry` or the error of the disk while the file is missing or invalid. */
    async check(): Promise<void> {
      const problem = await look()
      if (problem !== null) throw problem
    },
  }

  /** Returns the fault of the file, or null. A fault that may pass without a change of the file is checked again. */
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
      good = await verifiedForPages(await readRegistry(dataDir), registryFile(dataDir))
      return null
    } catch (error) {
      if (error instanceof InvalidRegistry) return error
      throw error
    }
  }

  async function fromCopy(): Promise<Served | undefined> {
    const copy = await readRegistryCopy(dataDir)
    return copy ? verifiedForPages(copy, 'registry-copy.json') : undefined
  }

  /** Before the first release there is nothing to sign. */
  async function verifiedForPages(registry: Registry, file: string): Promise<Served> {
    const live = publicRegistry(registry)
    const text = JSON.stringify(live)
    const verdict = live.revision > 0 ? await verifyRegistry(text, keys) : null
    if (verdict === null || verdict.ok)
      return { registry: live, text, notices: validNotices(registry.notices?.list ?? []) }
    throw new InvalidRegistry(`${file} is refused by pages: ${verdict.detail}`)
  }
}

/** A file that is repaired in place may keep its size, and be given its old date. */
async function versionOf(file: string): Promise<string> {
  const stats = await unlessMissing(stat(file, { bigint: true }))
  return stats ? [stats.ino, stats.mtimeNs, stats.ctimeNs, stats.size].join('-') : GONE
}
