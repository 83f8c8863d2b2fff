import semver from 'semver'
import { packageNamed, readWorkspace } from '../workspace/workspace.ts'
import { readApiFile, writeApiFile } from './api-file.ts'
import { exportedTypes } from './exported-types.ts'
import { changeOf } from './version-change.ts'

/** The packages that exist once in the page. A remote that was built for another version refuses to run. */
export const sharedPackages = ['shared-session']

/** The types of a package differ from those of its version; the message has the way out. */
export class ApiChanged extends Error {
  override readonly name = 'ApiChanged'
}

/** Returns the fault in the version of a shared package, or null (docs/releases.md). */
export async function problemWithVersion(root: string, name: string): Promise<string | null> {
  const { isWritten, tooLow } = await compare(root, name)
  if (tooLow) return tooLow
  return isWritten ? null : `${name}: run \`npm run api\`, which writes its exported types down.`
}

/**
 * Records the exported types of a shared package.
 * @throws ApiChanged when its version has to be raised first
 */
export async function writeApi(root: string, name: string): Promise<void> {
  const { now, tooLow } = await compare(root, name)
  if (tooLow) throw new ApiChanged(tooLow)
  writeApiFile(root, name, now)
}

async function compare(root: string, name: string) {
  const { version } = packageNamed(readWorkspace(root), name)
  const written = readApiFile(root, name)
  const now = { version, api: await exportedTypes(root, name) }
  const change = changeOf(written.api, now.api)
  const least = change ? (semver.inc(written.version, change.by) ?? '') : written.version
  const isWritten = change === null && version === written.version
  if (semver.gte(version, least)) return { now, isWritten, tooLow: null }
  const why = change ? `${change.reason}, which is a ${change.by} change` : 'no version goes back'
  return { now, isWritten, tooLow: `${name} ${version}: ${why}. Raise its version to ${least}.` }
}
