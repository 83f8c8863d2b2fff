import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { controlOf, portOnceAnswering } from './server-control.ts'

/** A port at which nothing listens. */
const NOBODY = 1

let cluster: string
let other: ChildProcess | undefined

beforeEach(async () => {
  cluster = await realpath(await mkdtemp(join(tmpdir(), 'cluster-')))
})
afterEach(() => {
  other?.kill('SIGKILL')
  return rm(cluster, { recursive: true })
})

/** Runs a process in this folder, which the cluster has a record of as its server. */
async function recordProcessIn(cwd: string, port = NOBODY): Promise<ChildProcess> {
  other = spawn('sleep', ['60'], { cwd })
  await once(other, 'spawn')
  await writeFile(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n0\n${port}\n`)
  return other
}

async function programThat(...lines: string[]): Promise<string> {
  const path = join(cluster, 'pg_ctl')
  await writeFile(path, ['#!/bin/sh', `cd ${cluster}`, ...lines].join('\n'), { mode: 0o755 })
  return path
}

it('a start that fails is tried once more, at the same port', async () => {
  const failsOnce = await programThat('[ -e tried ] && exit 0', 'touch tried', 'exit 1')
  expect(await controlOf(failsOnce, cluster, undefined).start(5_432)).toBe(5_432)
})

it('a stop of a server that has ended is done', async () => {
  const fails = await programThat('exit 1')
  await controlOf(fails, cluster, undefined).stop()
  await recordProcessIn(cluster)
  await expect(controlOf(fails, cluster, undefined).stop()).rejects.toThrow('It ended with 1.')
})

it('a server that does not respond yet is waited for until it ends', async () => {
  const listener = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  await once(listener, 'listening')
  const server = await recordProcessIn(cluster, Object(listener.address()).port)
  const port = portOnceAnswering(cluster, 'secret')
  await Promise.race([once(listener, 'connection'), port])
  server.kill('SIGKILL')
  expect(await port).toBeNull()
})

// Elsewhere a process does not show where it runs.
describe.runIf(process.platform === 'linux')('a process that exits without having stopped its server', () => {
  async function startAndExit(): Promise<void> {
    const file = join(import.meta.dirname, 'server-control.ts')
    const script = `const { controlOf } = await import(${JSON.stringify(file)})
      await controlOf('/bin/true', ${JSON.stringify(cluster)}, undefined).start(${NOBODY})
      process.exit()`
    await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit')
  }

  it('ends it', async () => {
    const server = await recordProcessIn(cluster)
    const ended = once(server, 'exit')
    await startAndExit()
    expect(await ended).toEqual([null, 'SIGINT'])
  })

  it('leaves a process alone that has its number by now', async () => {
    const stranger = await recordProcessIn('/')
    await startAndExit()
    expect(stranger.signalCode).toBeNull()
    stranger.kill('SIGTERM')
    expect(await once(stranger, 'exit')).toEqual([null, 'SIGTERM'])
  })
})
