import type { Workspace } from '../../workspace/workspace.ts'
import { loadedBy } from './loaded-by.ts'
import type { ReadFile } from './read-file.ts'
import { resolveImport, UnresolvedImport } from './resolve-import.ts'

/** A package from outside, and the folder of the package that depends on it; empty for the root. */
export type Library = { name: string; importer: string }

export type Sources = { files: ReadonlySet<string>; libraries: readonly Library[] }

type Options = {
  read: ReadFile
  /** Returns true if an import is provided from elsewhere, and is not followed. */
  isProvided?: (specifier: string) => boolean
}

/**
 * Returns all files of the workspace, and all packages from outside, that `entries` import directly or through other
 * files. Leaves out entries that do not exist. Throws `UnresolvedImport`, `UnreadableFile`.
 */
export function reachableSources(
  workspace: Workspace,
  entries: readonly string[],
  { read, isProvided = () => false }: Options,
): Sources {
  const files = new Set(entries.filter(path => read(path)))
  const libraries = new Map<string, Library>()

  for (const file of files) {
    for (const specifier of specifiersIn(file, read(file))) {
      if (isProvided(specifier)) continue
      const target = resolveImport(workspace, read, file, specifier)
      if (target.kind === 'library') libraries.set(`${target.importer} ${target.name}`, target)
      if (target.kind === 'file') files.add(existing(target.path, file, read))
    }
  }
  return { files, libraries: [...libraries.values()] }
}

// Cached, since most files belong to several builds.
const known = new WeakMap<Buffer, readonly string[]>()

function specifiersIn(path: string, content: Buffer | null): readonly string[] {
  if (!content) return []
  const specifiers = known.get(content) ?? loadedBy(path, content.toString())
  known.set(content, specifiers)
  return specifiers
}

function existing(path: string, importer: string, read: ReadFile): string {
  if (read(path)) return path
  throw new UnresolvedImport(`${importer} imports ${path}, which is not there.`)
}
