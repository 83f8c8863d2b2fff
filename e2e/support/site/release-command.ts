import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from './repository.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)

/** Builds a remote under that version and makes it live on the site. */
export function publishAs(site: Site, remote: string, version: string): Promise<void> {
  return release(site, 'publish', remote, '--version', version, '--no-smoke')
}

/** Makes a build live that was made elsewhere, from its folder; `smoke` tries it in a browser first. */
export function publishFolder(site: Site, folder: string, { smoke = false } = {}): Promise<void> {
  return release(site, 'publish', '--from', folder, ...(smoke ? [] : ['--no-smoke']))
}

/** Stores a build that was made elsewhere, from its folder, without making it live. */
export function storeFolder(site: Site, folder: string): Promise<void> {
  return release(site, 'publish', '--from', folder, '--store-only')
}

/** Makes a stored release a canary for so many of a hundred browsers, without a trial. */
export function tryOn(site: Site, remote: string, version: string, percent: number): Promise<void> {
  return release(site, 'canary', remote, version, String(percent), '--no-smoke')
}

/** Rolls a remote back to its former release. */
export function rollBack(site: Site, remote: string): Promise<void> {
  return release(site, 'rollback', remote)
}

/** Makes a stored release live, without a trial. */
export function promote(site: Site, remote: string, version: string): Promise<void> {
  return release(site, 'promote', remote, version, '--no-smoke')
}

/** Runs `npm run release -- …` on the pinned Node. Throws with the command's output. */
async function release({ dataDir }: Site, ...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  await run(process.execPath, ['tools/commands/release.ts', ...args], { cwd: repository, env })
}
