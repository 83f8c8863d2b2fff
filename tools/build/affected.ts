import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from '../process/git.ts'
import { readWorkspace } from '../workspace/workspace.ts'
import { sitePackages } from './build-packages.ts'
import { fromDisk } from './sources/read-file.ts'
import { sourceVersion } from './sources/source-hash.ts'

/**
 * The names of the builds that a change affects: those whose version is another one than at the commit
 * where this branch left `base`. A package that is new is affected. Throws `GitFailed` for an unknown `base`.
 */
export async function affectedBuilds(root: string, base: string): Promise<string[]> {
  const before = await versionsAt(root, await git(root, 'merge-base', base, 'HEAD'))
  return [...versionsIn(root)].filter(([name, version]) => before.get(name) !== version).map(([name]) => name)
}

async function versionsAt(root: string, commit: string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'affected-'))
  try {
    await git(root, 'worktree', 'add', '--detach', '--quiet', folder, commit)
    return versionsIn(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await git(root, 'worktree', 'prune')
  }
}

function versionsIn(folder: string): Map<string, string> {
  const workspace = readWorkspace(folder)
  const read = fromDisk(folder)
  return new Map(sitePackages(workspace).map(name => [name, sourceVersion(workspace, name, { read })]))
}
