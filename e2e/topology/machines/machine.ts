import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const RESTART_AFTER_MS = 100
const LOOK_AGAIN_AFTER_MS = 50
const START_MAY_TAKE_MS = 60_000
const KEPT_OUTPUT = 4_000

type Recipe = {
  name: string
  program: string
  args: readonly string[]
  options?: SpawnOptions
  /** Rejects or returns false until the program serves. */
  isReady: () => Promise<boolean>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(killAll))

/** A program under a supervisor, which starts it again when it ends, as systemd and Kubernetes do. */
export class Machine {
  readonly #recipe: Recipe
  #child: ChildProcess | undefined
  #isWanted = false
  #output = ''

  constructor(recipe: Recipe) {
    this.#recipe = recipe
  }

  get name(): string {
    return this.#recipe.name
  }

  /** Starts it and waits until it serves. Throws with its last output if that takes too long. */
  async start(): Promise<this> {
    this.#isWanted = true
    this.#spawn()
    await this.untilReady()
    return this
  }

  async untilReady(): Promise<void> {
    const deadline = performance.now() + START_MAY_TAKE_MS
    while (!(await this.#recipe.isReady().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`${this.name} does not serve.\n${this.#output}`)
      await wait(LOOK_AGAIN_AFTER_MS)
    }
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
    await this.untilReady()
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  #spawn(): void {
    const { program, args, options } = this.#recipe
    const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
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
