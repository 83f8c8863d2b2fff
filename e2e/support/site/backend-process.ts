import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { repository } from './repository.ts'
import type { SiteSettings } from './site.ts'

export type Backend = {
  url: string
  stop: () => Promise<void>
  /** Kills the process in the middle of anything. */
  kill: () => Promise<void>
}

const READY_LINE = /^ready (http:\/\/\S+)/m
// All journeys share one client address, so limits for each address are off.
const always = { SANDBOX: 'on', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }
const stopWithParent = join(repository, 'tools/bootstrap/stop-with-parent.mjs')

/** Starts the backend over `dataDir` and resolves when it is ready. Throws with its output when it ends before. */
export function backendAt(dataDir: string, settings: SiteSettings): Promise<Backend> {
  return startProgram('server/site/src/main.ts', dataDir, settings)
}

/** Starts the page's origin alone, in the same way. */
export function originAt(dataDir: string, settings: SiteSettings): Promise<Backend> {
  return startProgram('server/origin/src/main.ts', dataDir, settings)
}

async function startProgram(program: string, dataDir: string, settings: SiteSettings): Promise<Backend> {
  const backend = spawn(process.execPath, ['--import', stopWithParent, program], {
    cwd: repository,
    env: { ...process.env, ...always, PORT: '0', ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const url = await readyAddress(backend)
  return { url, stop: () => end(backend, 'SIGTERM'), kill: () => end(backend, 'SIGKILL') }
}

function readyAddress(backend: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text
      const address = READY_LINE.exec(output)?.[1]
      if (address) resolve(address)
    }
    backend.stdout?.setEncoding('utf8').on('data', read)
    backend.stderr?.setEncoding('utf8').on('data', read)
    backend.once('exit', code => reject(new Error(`The backend ended with ${code}.\n${output}`)))
    backend.once('error', reject)
  })
}

async function end(backend: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise(resolve => backend.once('exit', resolve))
  const isRunning = backend.exitCode === null && backend.signalCode === null
  if (isRunning && backend.kill(signal)) await ended
}
