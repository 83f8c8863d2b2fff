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

/** The lock file has a line that pnpm did not write so far. */
export class UnreadableLockFile extends Error {
  override readonly name = 'UnreadableLockFile'
}

/** Reads the text of a lock file, as pnpm writes it. Throws `UnreadableLockFile`. */
export function readLockFile(text: string): LockFile {
  if (last.text !== text) last = { text, lock: { ...EMPTY, ...mappingsIn(text.replace(UNUSED, '')) } }
  return last.lock
}

/** Half of the text: sections that no build depends on. */
const UNUSED = /^(catalogs|packages):\n(?:(?: .*)?\n)*/gm

const EMPTY: LockFile = { importers: {}, snapshots: {} }

// Cached: every build asks for the same file.
let last = { text: '', lock: EMPTY }

type Mapping = { [key: string]: Mapping | string }

/** Its indent, its key, and its value if that is on the same line; no form of YAML that pnpm does not use there. */
const ENTRY = /^((?:  )*)('[^']+'|[^\s'-](?:(?!: ).)*):(?: (\{\}|'[^']*'|[^\s'"[{|>&*].*))?$/
const NO_ENTRY = /^ *(- .*)?$/

/** Reads nested mappings line by line: a library for all of YAML takes as long as the rest of a start. */
function mappingsIn(text: string): Partial<LockFile> {
  const top: Mapping = {}
  const open = [top]
  for (const line of text.split('\n')) {
    if (NO_ENTRY.test(line)) continue
    const [, indent = '', key = '', value = '{}'] = ENTRY.exec(line) ?? []
    const depth = indent.length / 2
    const parent = open[depth]
    if (!key || !parent) throw new UnreadableLockFile(`pnpm-lock.yaml has a line of another kind: ${line}`)
    const content = value === '{}' ? {} : unquoted(value)
    parent[unquoted(key)] = content
    open.splice(depth + 1, Infinity, ...(typeof content === 'string' ? [] : [content]))
  }
  return top
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1')
}

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
