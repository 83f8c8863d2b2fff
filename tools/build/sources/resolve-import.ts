import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { packageNameOf } from '../../workspace/read-imports.ts'
import { homeOf, packageFolderOf, type Workspace } from '../../workspace/workspace.ts'
import type { ReadFile } from './read-file.ts'

/** A file of the workspace, a package from outside with the folder of the package that imports it, or Node's own. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'library'; name: string; importer: string }
  | { kind: 'builtin' }

/**
 * Resolves a specifier of a file of the workspace. Files are imported with their extension, packages of ours through
 * the `exports` of their manifest. Throws `UnresolvedImport`.
 */
export function resolveImport(workspace: Workspace, read: ReadFile, from: string, specifier: string): Target {
  if (isBuiltin(specifier)) return { kind: 'builtin' }
  const path = specifier.replace(/[?#].*$/, '')
  if (path.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), path) }

  const name = packageNameOf(path)
  if (!workspace.packages.has(name)) return { kind: 'library', name, importer: packageFolderOf(from) }

  const home = homeOf(workspace, name)
  const file = exportedAs(`.${path.slice(name.length)}`, exportsOf(home, read))
  if (file) return { kind: 'file', path: posix.join(home, file) }
  throw new UnresolvedImport(`${from} imports ${specifier}, which ${name} does not export.`)
}

type Exports = Readonly<Record<string, string>>

function exportsOf(home: string, read: ReadFile): Exports {
  const manifest: { exports?: Exports } = JSON.parse(String(read(`${home}/package.json`)))
  return manifest.exports ?? {}
}

/** Returns the file that is exported as `./subject`, by that name or by a pattern with one `*`. */
function exportedAs(name: string, exports: Exports): string | undefined {
  if (exports[name]) return exports[name]
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined || !name.startsWith(start) || !name.endsWith(end)) continue
    return target.replace('*', name.slice(start.length, name.length - end.length))
  }
  return undefined
}

/** An import whose target is missing or is computed at run time. */
export class UnresolvedImport extends Error {
  override readonly name = 'UnresolvedImport'
}
