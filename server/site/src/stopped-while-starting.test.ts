import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { spawnSite } from './testing/child-site.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const LIMIT = { timeout: 60_000, interval: 5 }

let dataDir: string
/** Its database exists: its creation would take most of the time of each test. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-starting-'))
  const first = spawnSite({ DATA_DIR: dataDir })
  await first.ready
  first.kill('SIGTERM')
  await first.ended
})
afterAll(() => rm(dataDir, { recursive: true }))

const postmasterFile = () => join(dataDir, 'postgres/postmaster.pid')

/** Starts a site as a group of processes, of which the site is the leader. */
function startGroup() {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PORT: '0',
    FIRST_RELEASES: '',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  }
  const site = spawn(process.execPath, [MAIN], { env, detached: true, stdio: 'ignore' })
  const { pid } = site
  // The id 0 would be the group of these tests.
  if (pid === undefined) throw new Error('the site was not started')
  const ended = once(site, 'exit')
  return { ended, signalAll: (signal: NodeJS.Signals) => process.kill(-pid, signal) }
}

/** Returns the process of the database server, or undefined if none runs or its file is not written yet. */
async function databaseServer(): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(postmasterFile(), 'utf8').catch(() => ''), 10)
  return Number.isNaN(pid) ? undefined : pid
}

async function startedServer(): Promise<number> {
  const pid = await databaseServer()
  if (pid === undefined) throw new Error('no database server yet')
  return pid
}

describe('a site whose whole group is signalled while its database server starts', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with it after %s', LIMIT, async signal => {
    const site = startGroup()
    await vi.waitFor(() => access(postmasterFile()), LIMIT)
    site.signalAll(signal)
    await site.ended
    expect(await databaseServer()).toBeUndefined()
  })

  it('ends with it after a second signal, which does not wait', LIMIT, async () => {
    const site = startGroup()
    const pid = await vi.waitFor(startedServer, LIMIT)
    process.kill(pid, 'SIGSTOP')
    site.signalAll('SIGTERM')
    const again = setInterval(() => site.signalAll('SIGTERM'), 500)
    await site.ended.finally(() => clearInterval(again))
    process.kill(pid, 'SIGCONT')
    await expect.poll(databaseServer, LIMIT).toBeUndefined()
  })
})
