import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Release } from 'release-format'
import { startServer } from '../process/children.ts'
import { root } from '../workspace/workspace.ts'

/** The address to which pages of the trial site report on the release. */
export const BEACONS = '/smoke-run'

export type SmokeSite = { address: string; stop: () => Promise<void> }

/** The trial site did not start. */
export class NoSmokeSite extends Error {
  override readonly name = 'NoSmokeSite'
}

/**
 * Starts a site for one trial: the pages of a built shell, and one release whose pages need nothing of a visitor. The
 * site has no backend. Throws `NoSmokeSite`.
 */
export async function startSmokeSite(release: Release, folder: string, shellDir: string): Promise<SmokeSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smoke-run-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const built = join(dataDir, 'release')
    await copyOpen(release, folder, built)
    await writeFile(join(dataDir, 'site.json'), JSON.stringify({ beaconsUrl: BEACONS }))
    const server = await started({ dataDir, built, shellDir })
    return { address: server.address, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The release with pages that anyone may open. The change makes its signatures invalid, so it loses them. */
async function copyOpen(release: Release, from: string, to: string): Promise<void> {
  for (const { path } of release.files) await cp(join(from, path), join(to, path))
  const routes = release.routes.map(route => ({ ...route, needs: [] }))
  await writeFile(join(to, 'release.json'), JSON.stringify({ ...release, routes, publisher: undefined }))
}

type Places = { dataDir: string; built: string; shellDir: string }

async function started({ dataDir, built, shellDir }: Places) {
  const settings = {
    PORT: '0',
    NODE_ENV: '',
    LOG_LEVEL: 'silent',
    SANDBOX: 'off',
    DATA_DIR: dataDir,
    SHELL_DIR: shellDir,
    FIRST_RELEASES: built,
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
  if (!child.stdout) throw new NoSmokeSite(`${dirname(main)} says nothing.`)
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ready (\S+)/.exec(line) ?? []
    if (address) return { address, stop }
  }
  throw new NoSmokeSite(`The trial site did not start. ${said.join('').trim()}`)
}
