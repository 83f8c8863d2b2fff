import { parse } from 'yaml'

type Dependencies = Record<string, string>
type Importer = Partial<Record<'dependencies' | 'devDependencies', Record<string, { version: string }>>>
type Snapshot = { dependencies?: Dependencies; optionalDependencies?: Dependencies } | null

/**
 * The content of `pnpm-lock.yaml`: the versions that each package of ours gets, and the dependencies of each version.
 */
export type LockFile = { importers: Record<string, Importer>; snapshots: Record<string, Snapshot> }

/** A package is missing in the lock file. */
export class NotLocked extends Error {
  override readonly name = 'NotLocked'
}

/** Reads the text of a lock file. */
export function readLockFile(text: string): LockFile {
  if (last.text !== text)
    last = { text, lock: { ...EMPTY, ...(parse(text.replace(UNUSED, '')) as Partial<LockFile> | null) } }
  return last.lock
}

/** Half of the text: sections that no build depends on. */
const UNUSED = /^(catalogs|packages):\n(?:(?: .*)?\n)*/gm

const EMPTY: LockFile = { importers: {}, snapshots: {} }

// Cached: every build asks for the same file, and reading it takes longer than everything else.
let last = { text: '', lock: EMPTY }

/**
 * Returns the version of a package, `1.4.2`, with the versions of its peers. The first folder that depends on it
 * decides. The root has the empty name. Throws `NotLocked`.
 */
export function lockedVersion({ importers }: LockFile, folders: readonly string[], name: string): string {
  for (const folder of folders) {
    const { dependencies, devDependencies } = importers[folder || '.'] ?? {}
    const found = dependencies?.[name] ?? devDependencies?.[name]
    if (found) return found.version
  }
  throw new NotLocked(
    `pnpm-lock.yaml has no ${name} for ${folders.map(folder => folder || 'the root').join(' or ')}.`,
  )
}

/** Returns a package as `valibot@1.4.2`, and all its dependencies likewise. Throws `NotLocked`. */
export function lockedVersions(lock: LockFile, folders: readonly string[], name: string): string[] {
  const found = new Set([keyOf(lock, name, lockedVersion(lock, folders, name))])
  for (const key of found) {
    const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {}
    for (const [other, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      found.add(keyOf(lock, other, version))
  }
  return [...found]
}

/** Returns the key of a snapshot. If a package is installed under an alias, its version already is the key. */
function keyOf({ snapshots }: LockFile, name: string, version: string): string {
  const key = [`${name}@${version}`, version].find(known => known in snapshots)
  if (key) return key
  throw new NotLocked(`pnpm-lock.yaml does not say what ${name}@${version} is.`)
}
