import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Release } from 'release-format'
import { startServer } from '../../process/children.ts'
import { root } from '../../workspace/workspace.ts'

/** The address to which pages of the trial site report on the release. */
export const BEACONS = '/trial'

export type TrialSite = { address: string; stop: () => Promise<void> }

/** The trial site did not start. */
export class NoTrialSite extends Error {
  override readonly name = 'NoTrialSite'
}

/** A release, and the folder of its files. */
export type BuiltRelease = { release: Release; folder: string }

/**
 * Starts a site for trials: the pages of a built shell, and releases whose pages need nothing of a visitor. The site has
 * no backend. Throws `NoTrialSite`.
 */
export async function startTrialSite(builds: readonly BuiltRelease[], shellDir: string): Promise<TrialSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trial-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const built = builds.map(({ release }) => join(dataDir, 'built', release.name))
    for (const [at, build] of builds.entries()) await copyOpen(build, built[at] ?? dataDir)
    await writeFile(join(dataDir, 'site.json'), JSON.stringify({ beaconsUrl: BEACONS }))
    const server = await started({ dataDir, built, shellDir })
    return { address: server.address, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The release with pages that anyone may open. The change makes its signatures invalid, so it loses them. */
async function copyOpen({ release, folder }: BuiltRelease, to: string): Promise<void> {
  for (const { path } of release.files) await cp(join(folder, path), join(to, path))
  const routes = release.routes.map(route => ({ ...route, needs: [] }))
  await writeFile(join(to, 'release.json'), JSON.stringify({ ...release, routes, publisher: undefined }))
}

type Places = { dataDir: string; built: readonly string[]; shellDir: string }

async function started({ dataDir, built, shellDir }: Places) {
  const settings = {
    PORT: '0',
    NODE_ENV: '',
    LOG_LEVEL: 'silent',
    SANDBOX: 'off',
    DATA_DIR: dataDir,
    SHELL_DIR: shellDir,
    FIRST_RELEASES: built.join(delimiter),
    SITE_CONFIG: join(dataDir, 'site.json'),
    REGISTRY_KEY: '',
    PUBLISHER_KEY: '',
  }
  const main = join(root, 'server/origin/src/main.ts')
  const child = startServer(main, [], { cwd: root, env: { ...process.env, ...settings } })
  const ended = once(child, 'close')
  const said: string[] = []
  child.stderr?.on('data', (text: Buffer) => said.push(String(text)))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  if (!child.stdout) throw new NoTrialSite(`${dirname(main)} says nothing.`)
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ready (\S+)/.exec(line) ?? []
    if (address) return { address, stop }
  }
  throw new NoTrialSite(`The trial site did not start. ${said.join('').trim()}`)
}
