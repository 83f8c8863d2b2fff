import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import { packageNamed, type Workspace } from '../workspace/workspace.ts'

/** What every build reads besides its own sources. */
const SHARED_INPUTS = ['pnpm-lock.yaml', 'rspack.base.ts', 'tools/build']

/**
 * A hash of everything that decides what a package's build looks like: its sources, those of every
 * package of ours that it imports, the build's own code, and the lock file. Tests do not count.
 */
function sourceHash(workspace: Workspace, name: string): string {
  const hash = createHash('sha256')
  for (const path of inputsOf(workspace, name)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(workspace.root, path)))
  }
  return hash.digest('hex')
}

export type Mode = 'production' | 'development'

/** `0.1.0-4bf0c2a91d`, or `0.1.0-dev.4bf0c2a91d`: changes exactly when the build would. */
export function sourceVersion(workspace: Workspace, name: string, mode: Mode = 'production'): string {
  const label = mode === 'development' ? 'dev.' : ''
  return `${packageNamed(workspace, name).version}-${label}${sourceHash(workspace, name).slice(0, 10)}`
}

/** The package itself and all packages of ours that it imports, however far away. */
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

/** The files that decide what a package's build looks like, as paths from the root. */
export function inputsOf(workspace: Workspace, name: string): string[] {
  const folders = closureOf(workspace, name).map(member => {
    return relative(workspace.root, packageNamed(workspace, member).folder)
  })
  return [...SHARED_INPUTS, ...folders].flatMap(path => inputsAt(workspace.root, path))
}

/** A file is itself; a folder is the files in it. */
function inputsAt(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  const files = sourceFiles(join(root, path)).filter(file => !isTestFile(file))
  return files.map(file => `${path}/${file}`)
}
