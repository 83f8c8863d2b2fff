import { lockedVersion, lockedVersions, readLockFile, type LockFile } from '../../workspace/lock-file.ts'
import { homeOf, packageFolderOf, type Workspace } from '../../workspace/workspace.ts'
import { sharedByVersion, singletons } from '../rspack/federation.ts'
import { bundledSources, wholeSources } from './package-sources.ts'
import type { Library } from './reachable-sources.ts'
import { fromDisk, type ReadFile } from './read-file.ts'

const LOCK_FILE = 'pnpm-lock.yaml'

/** All inputs of a build. */
export type BuildSources = {
  /** Files whose whole content counts, as paths from the root, sorted. */
  files: readonly string[]
  /** Files that count by some facts only: manifests, and the lock file. */
  partly: readonly string[]
  /** Those facts, one on each line. */
  facts: readonly string[]
}

/**
 * The sources of a package's build. For a package that Rspack bundles these are the files that its bundle or its
 * settings reach. Libraries that the shell provides to a remote count by their version only. For any other package
 * every file counts. Throws the errors of `reachableSources` and `lockedVersions`.
 */
export function buildSources(
  workspace: Workspace,
  name: string,
  read: ReadFile = fromDisk(workspace.root),
): BuildSources {
  const home = homeOf(workspace, name)
  const isBundled = read(`${home}/rspack.config.ts`) !== null
  const { files, libraries } = isBundled
    ? bundledSources(workspace, name, read)
    : wholeSources(workspace, name)

  const homes = new Set([...files].map(packageFolderOf).filter(Boolean))
  const paths = [...homes].toSorted().map(folder => `${folder}/package.json`)
  const manifests = paths.filter(path => read(path))
  const lock = readLockFile(String(read(LOCK_FILE) ?? ''))
  const shared = isBundled ? sharedVersions(workspace, home, lock, read) : []
  return {
    files: [...files].toSorted(),
    partly: [...manifests, LOCK_FILE],
    facts: [
      ...manifests.map(path => factsOf(manifestAt(path, read))),
      ...installed(lock, libraries),
      ...shared,
    ],
  }
}

/** The fields of a manifest that a bundler reads. `exports` is left out: it only leads to the files. */
function factsOf({ name, type, sideEffects }: Manifest): string {
  return JSON.stringify({ name, type, sideEffects })
}

function installed(lock: LockFile, libraries: readonly Library[]): string[] {
  const versions = libraries.flatMap(({ importer, name }) => lockedVersions(lock, [importer, ''], name))
  return [...new Set(versions)].toSorted()
}

/** The build records them as the versions that it fits. */
function sharedVersions(workspace: Workspace, home: string, lock: LockFile, read: ReadFile): string[] {
  return [...singletons, ...sharedByVersion].map(name => {
    const version = workspace.packages.has(name)
      ? manifestAt(`${homeOf(workspace, name)}/package.json`, read).version
      : lockedVersion(lock, [home, 'shell'], name)
    return `shares ${name} ${version}`
  })
}

type Manifest = { name: string; version: string; type?: string; sideEffects?: unknown }

function manifestAt(path: string, read: ReadFile): Manifest {
  return JSON.parse(String(read(path)))
}
