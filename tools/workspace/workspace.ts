import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type WorkspacePackage = {
  name: string
  folder: string
  version: string
  /** What it may import at run time, and what else it needs to be built or tested. */
  dependencies: readonly string[]
  devDependencies: readonly string[]
}

export type Workspace = { root: string; packages: ReadonlyMap<string, WorkspacePackage> }

/** The repository's root folder. */
export const root = join(import.meta.dirname, '../..')

/** Every room of the house: a folder of the root with a `package.json` in it. */
export function readWorkspace(folder: string): Workspace {
  const folders = readdirSync(folder).filter(name => existsSync(join(folder, name, 'package.json')))
  const packages = folders.map(name => readPackage(join(folder, name)))
  return { root: folder, packages: new Map(packages.map(found => [found.name, found])) }
}

/** Throws `UnknownPackage` for a name that no room has. */
export function packageNamed({ packages }: Workspace, name: string): WorkspacePackage {
  const found = packages.get(name)
  if (!found) throw new UnknownPackage(`There is no package ${name}.`)
  return found
}

export class UnknownPackage extends Error {
  override readonly name = 'UnknownPackage'
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

type Manifest = {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
