import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { runningPostmaster } from './postmaster.ts'

let cluster: string
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'cluster-'))
})
afterEach(() => rm(cluster, { recursive: true }))

/** Runs a process in the folder until the end of the test, as a server does. Returns its id. */
async function runIn(folder: string): Promise<number | undefined> {
  const child = spawn(
    process.execPath,
    ['-e', 'setInterval(() => {}, 60_000); process.stdout.write("runs")'],
    {
      cwd: folder,
    },
  )
  await once(child.stdout, 'data')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return child.pid
}

const record = () => join(cluster, 'postmaster.pid')

it('a server that runs has its port, or none while it is just starting', async () => {
  const pid = await runIn(cluster)
  await writeFile(record(), `${pid}\n${cluster}\n0\n54320\n`)
  expect(await runningPostmaster(cluster)).toEqual({ pid, port: 54_320 })
  await writeFile(record(), `${pid}\n${cluster}\n0`)
  expect(await runningPostmaster(cluster)).toEqual({ pid, port: 0 })
})

it.runIf(process.platform === 'linux')(
  'a server that was killed leaves its files no longer, though its number belongs to another process',
  async () => {
    const pid = await runIn(tmpdir())
    await writeFile(record(), `${pid}\n${cluster}\n0\n54320\n`)
    expect(await runningPostmaster(cluster)).toBeNull()
    expect(existsSync(record())).toBe(false)
  },
)

it('a cluster on which none was started has none', async () => {
  expect(await runningPostmaster(cluster)).toBeNull()
})
