import { relative } from 'node:path'
import { WrongUsage } from '../process/command.ts'
import type { Workspace } from './workspace.ts'

/**
 * The folders, relative to the root, of the packages that a command was called with; none for none.
 * Throws `WrongUsage` for anything that is not the name of a package.
 */
export function foldersNamed(workspace: Workspace, command: string, names: readonly string[]): string[] {
  const known = [...workspace.packages.keys()].toSorted().join(', ')
  return names.map(name => {
    const found = workspace.packages.get(name)
    if (!found)
      throw new WrongUsage(`There is no package ${name}.\nusage: ${command} [-- package …], of ${known}`)
    return relative(workspace.root, found.folder).replaceAll('\\', '/')
  })
}
