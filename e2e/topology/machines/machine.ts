import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Host } from './network.ts'

const RESTART_AFTER_MS = 100
const LOOK_AGAIN_AFTER_MS = 50
const START_MAY_TAKE_MS = 60_000
const KEPT_OUTPUT = 4_000

/** The account of a program; without one it runs under that of the test. */
export type Account = { uid: number; gid: number } | undefined

type Recipe = {
  program: string
  args: readonly string[]
  account?: Account
  env?: NodeJS.ProcessEnv
  /** Rejects or returns false until the program serves. */
  isReady: () => Promise<boolean>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(killAll))

/** A program at its place, under a supervisor that starts it again when it ends, as systemd and Kubernetes do. */
export class Machine {
  readonly host: Host
  readonly #recipe: Recipe
  #child: ChildProcess | undefined
  #isWanted = false
  #output = ''

  constructor(host: Host, recipe: Recipe) {
    this.host = host
    this.#recipe = recipe
  }

  get name(): string {
    return this.host.name
  }

  /** Starts it and waits until it serves. Throws with its last output if that takes too long. */
  async start(): Promise<this> {
    this.#isWanted = true
    this.#spawn()
    await this.#untilReady()
    return this
  }

  /** Asks it to end and waits for that. */
  stop(): Promise<void> {
    return this.#end(child => child.kill('SIGTERM'))
  }

  /** Kills it for good. */
  lose(): Promise<void> {
    return this.#end(killAll)
  }

  /** Kills it in the middle of anything; the supervisor starts it again. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child && killAll(child)) await once(child, 'exit')
    await wait(RESTART_AFTER_MS)
    await this.#untilReady()
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async #untilReady(): Promise<void> {
    const deadline = performance.now() + START_MAY_TAKE_MS
    while (!(await this.#recipe.isReady().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`${this.name} does not serve.\n${this.#output}`)
      await wait(LOOK_AGAIN_AFTER_MS)
    }
  }

  #spawn(): void {
    const { program, args, account, env } = this.#recipe
    const as = account
      ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
      : []
    const [first = '', ...rest] = [...this.host.enter, ...as, program, ...args]
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    const child = spawn(first, rest, { cwd: '/', detached: true, stdio: [...stdio], ...(env && { env }) })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-KEPT_OUTPUT)
      })
    running.add(child)
    child.once('exit', () => {
      running.delete(child)
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.#spawn(), RESTART_AFTER_MS)
    })
    this.#child = child
  }

  async #end(end: (child: ChildProcess) => boolean): Promise<void> {
    this.#isWanted = false
    const child = this.#child
    if (child && running.has(child) && end(child)) await once(child, 'exit')
  }
}

/** Kills a program with its workers, which are one group. */
function killAll({ pid }: ChildProcess): boolean {
  return pid !== undefined && process.kill(-pid, 'SIGKILL')
}

/** Returns true if the address responds with 200. */
export async function responds(address: string): Promise<boolean> {
  return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok
}
