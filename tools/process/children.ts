import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

const STOP_TIMEOUT_MS = 10_000
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const stopWithParent = join(import.meta.dirname, '../bootstrap/stop-with-parent.mjs')

const running = new Set<ChildProcess>()
const stopping = new Map<ChildProcess, Promise<void>>()
const observers = new AsyncLocalStorage<(child: ChildProcess) => void>()

/** Starts a program that `stopAll` will stop. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options)
  observers.getStore()?.(child)
  running.add(child)
  const forget = () => running.delete(child)
  child.on('exit', forget).on('error', forget)
  return child
}

/** Runs some work, and reports each program that it starts, however deep inside. */
export function observingChildren<T>(observe: (child: ChildProcess) => void, work: () => T): T {
  return observers.run(observe, work)
}

/**
 * Starts a script on this Node that runs until `stopAll`, with its output on pipes. A terminal's Ctrl-C reaches it
 * only once. If this process is killed, it stops by itself.
 */
export function startServer(script: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return start(process.execPath, ['--import', stopWithParent, script, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
}

/** Returns the exit code of a child, as a shell reports it. Throws if the program could not be started. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

/** Asks every child to stop, once, and kills those that have not after ten seconds. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stopOnce))
}

/** Some programs take a second signal as "at once". */
function stopOnce(child: ChildProcess): Promise<void> {
  const stopped = stopping.get(child) ?? stop(child)
  stopping.set(child, stopped)
  return stopped
}

/** Stops the children first when a signal to stop arrives. Returns a function that ends this. */
export function stopChildrenOnSignals(): () => void {
  STOP_SIGNALS.forEach(signal => process.on(signal, stopUs))
  return () => STOP_SIGNALS.forEach(signal => process.off(signal, stopUs))
}

function stopUs(signal: NodeJS.Signals): void {
  void stopAll().finally(() => process.exit(128 + constants.signals[signal]))
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve))
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(killer)
}
