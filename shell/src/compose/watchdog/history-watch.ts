import { runningScripts } from './caller.ts'

/** A person moves less often than this, and no screen replaces its address that often. */
const MOST_MOVES = 50
const WITHIN_MS = 2000

type Stop = (error: unknown) => void

/** Code that belongs to no remote, such as the router that the shell shares. */
const SHELL = 'the shell'

/**
 * Breaks loops of `pushState` and `replaceState`, and stops the remote that makes one: the innermost remote among the
 * scripts that call the method. A loop without a remote among them is broken by the error alone, which reaches its caller.
 */
export class HistoryWatch {
  /** The stop functions by the folder of a release. */
  readonly #stops = new Map<string, Stop>()
  readonly #moves = new Map<string, readonly number[]>()

  constructor() {
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method]
      history[method] = (...args) => {
        this.#count()
        original.apply(history, args)
      }
    }
  }

  /** Calls `stop` for a loop that code of this folder makes. Returns a function that ends this. */
  add(folder: string, stop: Stop): () => void {
    this.#stops.set(folder, stop)
    this.#moves.delete(folder)
    return () => {
      if (this.#stops.get(folder) === stop) this.#stops.delete(folder)
    }
  }

  #count(): void {
    const owner = ownerOf(runningScripts(), [...this.#stops.keys()])
    const now = performance.now()
    const moves = [...(this.#moves.get(owner) ?? []).filter(at => at > now - WITHIN_MS), now]
    this.#moves.set(owner, moves)
    if (moves.length <= MOST_MOVES) return
    const loop = new Error(`${moves.length} moves within ${WITHIN_MS} ms by ${owner}`)
    this.#stops.get(owner)?.(loop)
    throw loop
  }
}

/** A release that has left the page counts as well, so that its moves are not those of another. */
function ownerOf(scripts: readonly string[], folders: readonly string[]): string {
  for (const script of scripts) {
    const folder = folders.find(each => script.startsWith(each)) ?? releaseFolderIn(script)
    if (folder) return folder
  }
  return SHELL
}

function releaseFolderIn(script: string): string | undefined {
  return /^https?:\/\/[^/]+\/remotes\/[^/]+\/[^/]+\//.exec(script)?.[0]
}
