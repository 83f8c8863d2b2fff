import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidRelease, parseRelease, type Release } from 'release-format'
import { isRemote, type WorkspacePackage } from '../workspace/workspace.ts'

/** Returns the version that is complete in a package's `dist/`, or null. */
export function builtVersion(built: WorkspacePackage): string | null {
  return isRemote(built.name) ? releaseIn(built.folder) : stampIn(built.folder)
}

/** Call it before a build: an interrupted build must not look like the previous one. */
export function forgetBuild(built: WorkspacePackage): void {
  rmSync(stampFile(built), { force: true })
}

/** Call it after a build. A remote's build has written its release file by itself. */
export function rememberBuild(built: WorkspacePackage, version: string): void {
  if (!isRemote(built.name)) writeFileSync(stampFile(built), `${JSON.stringify({ version })}\n`)
}

function stampFile({ name, folder }: WorkspacePackage): string {
  return join(folder, 'dist', isRemote(name) ? 'release.json' : 'build.json')
}

function stampIn(folder: string): string | null {
  return readIfWhole(join(folder, 'dist/build.json'), text => {
    const stamp: { version: string } = JSON.parse(text)
    return stamp.version
  })
}

function releaseIn(folder: string): string | null {
  const release = readIfWhole(join(folder, 'dist/release.json'), text => parseRelease(JSON.parse(text)))
  return release && hasAllFiles(release, join(folder, 'dist')) ? release.version : null
}

/** A build that was killed leaves half a file behind, and an older one may have written another format. */
function readIfWhole<T>(file: string, parse: (text: string) => T): T | null {
  if (!existsSync(file)) return null
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidRelease) return null
    throw error
  }
}

/** The release file is written together with the rest, so it may be there without them. */
function hasAllFiles(release: Release, folder: string): boolean {
  return release.files.every(({ path, size }) => {
    return statSync(join(folder, path), { throwIfNoEntry: false })?.size === size
  })
}
