import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type WorkspacePackage = {
  name: string
  folder: string
  version: string
  /** Its dependencies at run time, and those for builds and tests. */
  dependencies: readonly string[]
  devDependencies: readonly string[]
}

/** The dependencies in a manifest, by name. */
export type DependencyLists = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

export type Workspace = { root: string; packages: ReadonlyMap<string, WorkspacePackage> }

/** The repository's root folder. */
export const root = join(import.meta.dirname, '../..')

/** Folders of the root that hold packages and are none themselves. */
const GROUPS = ['packages', 'server']

/** Every package: a folder of the root, or of one of its groups, with a `package.json` in it. */
export function readWorkspace(folder: string): Workspace {
  const packages = packageFolders(folder).map(found => readPackage(join(folder, found)))
  return { root: folder, packages: new Map(packages.map(found => [found.name, found])) }
}

/** The folders of all packages, relative to the root: `shell`, `packages/ui-kit`. */
export function packageFolders(folder: string): string[] {
  const inGroups = GROUPS.filter(group => existsSync(join(folder, group))).flatMap(group => {
    return readdirSync(join(folder, group)).map(name => `${group}/${name}`)
  })
  return [...readdirSync(folder), ...inGroups].filter(found =>
    existsSync(join(folder, found, 'package.json')),
  )
}

/** The folder of the package that a file belongs to, `packages/ui-kit`; empty for a file of the root itself. */
export function packageFolderOf(path: string): string {
  const parts = path.split('/')
  const depth = GROUPS.includes(parts[0] ?? '') ? 2 : 1
  return parts.length > depth ? parts.slice(0, depth).join('/') : ''
}

/** Throws `UnknownPackage` for a name that no package has. */
export function packageNamed({ packages }: Workspace, name: string): WorkspacePackage {
  const found = packages.get(name)
  if (!found) throw new UnknownPackage(`There is no package ${name}.`)
  return found
}

export class UnknownPackage extends Error {
  override readonly name = 'UnknownPackage'
}

/** The folder of a package as a path from the root, `packages/ui-kit`. Throws `UnknownPackage`. */
export function homeOf(workspace: Workspace, name: string): string {
  return relative(workspace.root, packageNamed(workspace, name).folder).replaceAll('\\', '/')
}

/** The package itself and all packages of ours that it depends on, however far away. Throws `UnknownPackage`. */
export function closureOf(workspace: Workspace, name: string): string[] {
  const found = new Set([name])
  for (const member of found) {
    const { dependencies } = packageNamed(workspace, member)
    dependencies
      .filter(dependency => workspace.packages.has(dependency))
      .forEach(dependency => found.add(dependency))
  }
  return [...found].toSorted()
}

/** The remotes, by name. */
export function remotesOf({ packages }: Workspace): string[] {
  return [...packages.keys()].filter(isRemote).toSorted()
}

export function isRemote(name: string): boolean {
  return name.startsWith('mfe-')
}

function readPackage(folder: string): WorkspacePackage {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return {
    name: manifest.name,
    folder,
    version: manifest.version,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  }
}

type Manifest = Pick<WorkspacePackage, 'name' | 'version'> & DependencyLists
