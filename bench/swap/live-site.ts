import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawnServer } from 'server-kit/testing'

const root = join(import.meta.dirname, '../..')
const REMOTES = ['mfe-apply', 'mfe-proof', 'mfe-queue', 'mfe-result']
const run = promisify(execFile)

export type LiveSite = {
  address: string
  /** Changes releases of this site as `npm run release -- …` does, without the trial. */
  release: (...args: string[]) => Promise<void>
  /** Lets newcomers pass home's line, or wait in it. Without a line home would not load the waiting room. */
  steer: (mode: 'bypass' | 'wait') => Promise<void>
  stop: () => Promise<void>
}

/** A site of its own with the last build, as a process. `settings` replace its own, such as the folder of the page. */
export async function startLiveSite(settings: Record<string, string> = {}): Promise<LiveSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'swap-'))
  const site = spawnServer(join(root, 'server/site/src/main.ts'), {
    DATA_DIR: dataDir,
    SANDBOX: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    FIRST_RELEASES: REMOTES.map(name => join(root, name, 'dist')).join(':'),
    ...settings,
  })
  const address = await site.ready
  return {
    address,
    async release(...args) {
      const env = { ...process.env, DATA_DIR: dataDir }
      await run(process.execPath, ['tools/commands/release.ts', ...args, '--no-smoke'], { cwd: root, env })
    },
    async steer(mode) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ mode })
      await fetch(`${address}/sandbox/api/queue/act_1`, { method: 'POST', headers, body })
    },
    async stop() {
      site.kill('SIGTERM')
      await site.ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
