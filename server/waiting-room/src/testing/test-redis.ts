import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRedis, type Redis } from '../redis/redis.ts'

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server']

const program = PLACES.find(place => existsSync(place))

/** The reason why there is no Redis to test with; undefined if there is one. Throws in CI. */
export const noRedisHere = program === undefined ? whyNot() : undefined

function whyNot(): string {
  const sentence = 'There is no redis-server here: install Debian’s package redis-server.'
  if (process.env['CI']) throw new Error(sentence)
  process.stderr.write(`${sentence} The lines in Redis are not tested.\n`)
  return sentence
}

export type TestRedis = {
  redis: Redis
  url: string
  /** Freezes the program with all connections open, or lets it continue. */
  send(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Kills it. `start` restores its data. */
  kill(): Promise<void>
  start(): void
  /** Kills it and deletes its data. */
  lose(): Promise<void>
  stop(): Promise<void>
}

/** Starts a Redis for one test that writes every change before it replies, with a connected client. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let running = runRedis(folder, port)
  const url = `redis://127.0.0.1:${port}`
  const redis = createRedis(url)
  // Each test has lines of its own on the one client.
  redis.setMaxListeners(0)
  redis.on('error', () => undefined)
  await redis.connect()

  const kill = async () => {
    running.kill('SIGKILL')
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
  }
  return {
    redis,
    url,
    send: signal => void running.kill(signal),
    kill,
    start: () => void (running = runRedis(folder, port)),
    async lose() {
      await kill()
      await rm(join(folder, 'appendonlydir'), { recursive: true })
    },
    async stop() {
      redis.destroy()
      await kill()
      await rm(folder, { recursive: true })
    },
  }
}

function runRedis(folder: string, port: number) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  // With `everysec` a kill loses changes that wait for a busy disk.
  const kept = ['--appendonly', 'yes', '--appendfsync', 'no']
  return spawn(program ?? '', [...settings, ...kept], { stdio: 'ignore' })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
