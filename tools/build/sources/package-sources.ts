import { join } from 'node:path'
import { isTestFile, sourceFiles } from '../../workspace/source-files.ts'
import { closureOf, homeOf, isRemote, packageNamed, type Workspace } from '../../workspace/workspace.ts'
import { isProvidedByShell, NO_FETCH_ADAPTER, RUNTIME_PLUGIN } from '../rspack/federation.ts'
import { reachableSources, type Library, type Sources } from './reachable-sources.ts'
import type { ReadFile } from './read-file.ts'

const REMOTE_ENTRIES = ['src/remote.tsx', 'src/views.ts']
/** The entries of the shell and of the pages beside the site. Each package has some of them. */
const PAGE_ENTRIES = [
  'src/main.ts',
  'src/main.tsx',
  'src/index.html',
  'src/start/early.ts',
  'src/start/first-view.tsx',
  'src/isolation/main.tsx',
  'src/isolation/frame/main.ts',
]

/**
 * Returns the sources of a package that Rspack bundles: the files that its bundle and its settings reach, without
 * those that the shell provides to a remote. Throws the errors of `reachableSources`.
 */
export function bundledSources(workspace: Workspace, name: string, read: ReadFile): Sources {
  const home = homeOf(workspace, name)
  const entries = (isRemote(name) ? REMOTE_ENTRIES : PAGE_ENTRIES).map(path => `${home}/${path}`)
  const isProvided = isRemote(name) ? isProvidedByShell : () => false
  const bundle = reachableSources(workspace, [...entries, RUNTIME_PLUGIN, NO_FETCH_ADAPTER], {
    read,
    isProvided,
  })
  const settings = reachableSources(workspace, [`${home}/rspack.config.ts`], { read })
  return {
    files: new Set([...bundle.files, ...settings.files]),
    libraries: [...bundle.libraries, ...settings.libraries],
  }
}

/** Returns all files of a package and of its dependencies, without tests, and all libraries in their manifests. */
export function wholeSources(workspace: Workspace, name: string): Sources {
  const members = closureOf(workspace, name)
  return {
    files: new Set(members.flatMap(member => filesOf(workspace, member))),
    libraries: members.flatMap(member => librariesOf(workspace, member)),
  }
}

function filesOf(workspace: Workspace, name: string): string[] {
  const home = homeOf(workspace, name)
  const files = sourceFiles(join(workspace.root, home)).filter(path => !isTestFile(path))
  return files.map(path => `${home}/${path}`)
}

function librariesOf(workspace: Workspace, name: string): Library[] {
  const { dependencies, devDependencies } = packageNamed(workspace, name)
  const fromOutside = [...dependencies, ...devDependencies].filter(other => !workspace.packages.has(other))
  return fromOutside.map(library => ({ name: library, importer: homeOf(workspace, name) }))
}
