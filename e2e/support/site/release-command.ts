import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from './repository.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)

/** Builds a remote under that version and makes it live on the site. */
export function publishAs(site: Site, remote: string, version: string): Promise<void> {
  return release(site, 'publish', remote, '--version', version, '--no-smoke')
}

/** Makes a build live that was made elsewhere, from its folder; with a trial in a browser before. */
export function publishFolder(site: Site, folder: string, { smoke = false } = {}): Promise<void> {
  return release(site, 'publish', '--from', folder, ...(smoke ? [] : ['--no-smoke']))
}

/** Stores a build that was made elsewhere, from its folder, and makes it live for no one. */
export function storeFolder(site: Site, folder: string): Promise<void> {
  return release(site, 'publish', '--from', folder, '--store-only')
}

/** Gives a stored release to so many of a hundred browsers, without a trial before. */
export function tryOn(site: Site, remote: string, version: string, percent: number): Promise<void> {
  return release(site, 'canary', remote, version, String(percent), '--no-smoke')
}

/** Makes the release before the live one live again. */
export function rollBack(site: Site, remote: string): Promise<void> {
  return release(site, 'rollback', remote)
}

/** Makes a release live that was published before, and tried out then. */
export function promote(site: Site, remote: string, version: string): Promise<void> {
  return release(site, 'promote', remote, version, '--no-smoke')
}

/** What `npm run release -- …` does, on the pinned Node that runs already. Throws with the command's output. */
async function release({ dataDir }: Site, ...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  await run(process.execPath, ['tools/commands/release.ts', ...args], { cwd: repository, env })
}
