import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { repositoryRoot } from '../process/repository-root.ts'

const stopWithParent = join(repositoryRoot, 'tools/bootstrap/stop-with-parent.mjs')

export type ChildServer = AsyncDisposable & {
  pid: number
  /** Resolves with its address once it is ready; rejects if it ends instead. */
  ready: Promise<string>
  /** Resolves with its exit code, and its output on standard error. */
  ended: Promise<{ code: number | null; said: string }>
  kill(signal: NodeJS.Signals): void
}

/**
 * A server as a process of its own, run by its `main.ts`. It ends with the test's process at the latest. Its standard
 * error is read, or written to an open file.
 */
export function spawnServer(
  main: string,
  environment: Record<string, string>,
  log: 'pipe' | number = 'pipe',
): ChildServer {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', FIRST_RELEASES: '', LOG_LEVEL: 'warn', ...environment }
  const child = spawn(process.execPath, ['--import', stopWithParent, main], {
    env,
    stdio: ['ignore', 'pipe', log, 'ipc'],
  })
  const { pid } = child
  // The id 0 would be the group of the tests.
  if (pid === undefined) throw new Error(`${main} was not started`)
  const said = text(child.stderr ?? Readable.from([]))
  const ended = once(child, 'close').then(async ([code]) => ({ code, said: await said }))
  const ready = Promise.race([
    addressIn(child.stdout ?? Readable.from([])),
    ended.then(({ said: reason }) => Promise.reject(new Error(reason))),
  ])
  // A test that expects the process to end does not await this promise.
  ready.catch(() => undefined)
  return {
    pid,
    ready,
    ended,
    kill: signal => void child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const [line] = await once(createInterface(output), 'line')
  return String(line).replace(/^ready /, '')
}
