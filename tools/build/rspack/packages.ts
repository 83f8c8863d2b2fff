import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder of the shell, which provides the shared packages. */
export const SHELL = join(import.meta.dirname, '../../../shell')

/** Returns name and version of the package in a folder; the builder of a release gives it a version of its own. */
export function packageAt(folder: string): { name: string; version: string } {
  const { name, version } = manifestIn(join(folder, 'package.json'))
  return { name, version: process.env['RELEASE_VERSION'] ?? version }
}

/**
 * Returns the version of a shared package, and the range that it fits. The catalog pins versions in one place, so the
 * range is made from the installed version, not from `catalog:`. Patches fit both ways: a remote runs in a page that is a
 * patch behind.
 */
export function versionOf(folder: string, name: string) {
  const version = installedVersion(folder, name)
  return { version, requiredVersion: `^${version.replace(/\.\d+$/, '.0')}` }
}

/** A remote need not depend on everything that the shell provides. */
function installedVersion(folder: string, name: string): string {
  try {
    return manifestIn(String(findPackageJSON(name, pathToFileURL(join(folder, 'package.json'))))).version
  } catch (cause) {
    if (folder !== SHELL) return installedVersion(SHELL, name)
    throw new Error(`${name} is shared, but not installed`, { cause })
  }
}

function manifestIn(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8'))
}
