import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clusterIn } from './cluster.ts'

const account = { uid: 54_321, gid: 54_321 }
const log = pino({ level: 'silent' })

// Another account can be given a folder by root alone.
it.runIf(process.getuid?.() === 0)(
  'a database is made elsewhere where its account cannot pass the folders above the data',
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'closed-'))
    onTestFinished(() => rm(closed, { recursive: true }))
    const dataDir = join(closed, 'inner/data')
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const warn = vi.spyOn(log, 'warn')

    const cluster = await clusterIn(dataDir, { initdb: '/bin/true', account, password: 'secret', log })
    onTestFinished(() => rm(cluster, { recursive: true }))
    expect(cluster.startsWith(closed)).toBe(false)
    expect(await realpath(join(dataDir, 'postgres'))).toBe(cluster)
    expect((await stat(cluster)).uid).toBe(account.uid)
    expect((await stat(dataDir)).gid).toBe(process.getgid?.())
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { dataDir, cluster },
      'PostgreSQL cannot reach the data folder; the database lies elsewhere',
    )
  },
)

it.runIf(process.getuid?.() === 0)(
  'a database whose account cannot reach it any more is refused with what to do',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'closed-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    await mkdir(join(dataDir, 'postgres'))
    const refused = clusterIn(dataDir, { initdb: '/bin/true', account, password: 'secret', log })
    await expect(refused).rejects.toThrow('cannot be reached by the account "postgres"')
  },
)
