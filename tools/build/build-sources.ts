import { join } from 'node:path'
import { lockedVersion, lockedVersions, readLockFile } from '../workspace/lock-file.ts'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import {
  closureOf,
  homeOf,
  isRemote,
  packageFolderOf,
  packageNamed,
  type Workspace,
} from '../workspace/workspace.ts'
import {
  isProvidedByShell,
  RUNTIME_PLUGIN,
  SHARED_ROUTER,
  sharedByVersion,
  singletons,
} from './federation.ts'
import { reachableSources, type Library, type Sources } from './reachable-sources.ts'
import { fromDisk, type ReadFile } from './read-file.ts'

const LOCK_FILE = 'pnpm-lock.yaml'

/** Everything that decides what a build looks like. */
export type BuildSources = {
  /** Files that count with all that they say, as paths from the root, sorted. */
  files: readonly string[]
  /** Files of which only some facts count: manifests, and the lock file. */
  partly: readonly string[]
  /** Those facts, a line each. */
  facts: readonly string[]
}

/**
 * What decides how the build of a package looks. Of a package that Rspack bundles these are the files that its bundle
 * or its settings really reach; what the shell provides to a remote counts by its version only. Of any other package
 * all files count, and those of the packages that it depends on, but for tests. Throws what `reachableSources` and
 * `lockedVersions` throw.
 */
export function buildSources(
  workspace: Workspace,
  name: string,
  read: ReadFile = fromDisk(workspace.root),
): BuildSources {
  const home = homeOf(workspace, name)
  const isBundled = read(`${home}/rspack.config.ts`) !== null
  const sources = isBundled ? bundleOf(workspace, name, read) : wholeOf(workspace, name)
  const manifests = manifestsOf(sources.files).filter(path => read(path))
  const lock = readLockFile(String(read(LOCK_FILE) ?? ''))
  return {
    files: [...sources.files].toSorted(),
    partly: [...manifests, LOCK_FILE],
    facts: [
      ...manifests.map(path => manifestFacts(String(read(path)))),
      ...installed(),
      ...(isBundled ? sharedVersions() : []),
    ],
  }

  function installed(): string[] {
    const versions = sources.libraries.flatMap(({ importer, name: library }) => {
      return lockedVersions(lock, [importer, ''], library)
    })
    return [...new Set(versions)].toSorted()
  }

  /** The settings write them into the build as the versions that it fits. */
  function sharedVersions(): string[] {
    return [...singletons, ...sharedByVersion].map(shared => {
      const ours =
        workspace.packages.has(shared) && versionIn(String(read(`${homeOf(workspace, shared)}/package.json`)))
      return `shares ${shared} ${ours || lockedVersion(lock, [home, 'shell'], shared)}`
    })
  }
}

/** What the bundle is made of, and the settings by which it is made. */
function bundleOf(workspace: Workspace, name: string, read: ReadFile): Sources {
  const home = homeOf(workspace, name)
  const entries = isRemote(name)
    ? ['src/remote.tsx']
    : ['src/main.ts', 'src/index.html', 'src/start/early.ts', SHARED_ROUTER]
  const bundle = reachableSources(workspace, [...entries.map(path => `${home}/${path}`), RUNTIME_PLUGIN], {
    read,
    ...(isRemote(name) && { isProvided: isProvidedByShell }),
  })
  const settings = reachableSources(workspace, [`${home}/rspack.config.ts`], { read })
  return {
    files: new Set([...bundle.files, ...settings.files]),
    libraries: [...bundle.libraries, ...settings.libraries],
  }
}

function wholeOf(workspace: Workspace, name: string): Sources {
  const members = closureOf(workspace, name)
  const files = members.flatMap(member => {
    const home = homeOf(workspace, member)
    return sourceFiles(join(workspace.root, home))
      .filter(path => !isTestFile(path))
      .map(path => `${home}/${path}`)
  })
  return { files: new Set(files), libraries: members.flatMap(member => librariesOf(workspace, member)) }
}

function librariesOf(workspace: Workspace, name: string): Library[] {
  const { dependencies, devDependencies } = packageNamed(workspace, name)
  const others = [...dependencies, ...devDependencies].filter(other => !workspace.packages.has(other))
  return others.map(other => ({ name: other, importer: homeOf(workspace, name) }))
}

function manifestsOf(files: ReadonlySet<string>): string[] {
  const homes = new Set([...files].map(packageFolderOf).filter(Boolean))
  return [...homes].toSorted().map(home => `${home}/package.json`)
}

/** What a bundler reads in a manifest, but for `exports`, which has led to the files. */
function manifestFacts(text: string): string {
  const { name, type, sideEffects }: Record<string, unknown> = JSON.parse(text)
  return JSON.stringify({ name, type, sideEffects })
}

function versionIn(manifest: string): string {
  return (JSON.parse(manifest) as { version: string }).version
}
