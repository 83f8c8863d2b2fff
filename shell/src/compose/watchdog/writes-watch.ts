import type { RegisteredRelease } from 'release-format'
import { folderOf } from '../federation/release-folder.ts'
import { runningScripts } from './caller.ts'

export type WatchedWriter = {
  /** The only element that the remote may write into. */
  element: HTMLElement
  release: RegisteredRelease
  stop: (error: unknown) => void
}

/** A remote wrote outside its element. */
export class WriteOutside extends Error {
  override readonly name = 'WriteOutside'
}

const GUARDED: readonly (readonly [object, readonly string[]])[] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild', 'removeChild']],
  [
    Element.prototype,
    [
      'append',
      'prepend',
      'replaceChildren',
      'before',
      'after',
      'replaceWith',
      'remove',
      'insertAdjacentElement',
      'insertAdjacentText',
    ],
  ],
]

/**
 * Refuses writes of a remote outside its element, and stops the remote. The writer is the script that calls the method,
 * so that writes of the shell, a translator or an extension pass. For releases on trial only: it reads a stack on writes.
 */
export class WritesWatch {
  readonly #writers = new Set<WatchedWriter>()

  constructor() {
    for (const [prototype, methods] of GUARDED) for (const method of methods) this.#guard(prototype, method)
  }

  /** Watches a remote. Returns a function that ends this. */
  add(writer: WatchedWriter): () => void {
    this.#writers.add(writer)
    return () => void this.#writers.delete(writer)
  }

  #guard(prototype: object, method: string): void {
    const original: unknown = Reflect.get(prototype, method)
    if (typeof original !== 'function') return
    const check = (node: Node, args: readonly unknown[]) => this.#check(node, method, args, guarded)
    function guarded(this: Node, ...args: unknown[]): unknown {
      check(this, args)
      return Reflect.apply(original as () => unknown, this, args)
    }
    Reflect.set(prototype, method, guarded)
  }

  #check(node: Node, method: string, args: readonly unknown[], guarded: unknown): void {
    const excluded = [...this.#writers].filter(writer => isOutside(node, writer))
    if (excluded.length === 0 || isSentForm(node, args)) return
    const caller = callerOf(guarded)
    const writer = excluded.find(({ release }) => caller?.startsWith(folderOf(release)))
    if (!writer) return
    const error = new WriteOutside(`${method} on ${describe(node)}`)
    writer.stop(error)
    throw error
  }
}

/** Returns the script that has called the method. */
function callerOf(method: unknown): string | undefined {
  const { captureStackTrace } = Error as { captureStackTrace?: (error: Error, below: unknown) => void }
  const scripts = runningScripts(error => captureStackTrace?.(error, method))
  // Without it the stack begins with the frames of this watch, which are all of one file.
  return captureStackTrace ? scripts[0] : scripts.find(script => script !== scripts[0])
}

/** The head is open to all, for scripts and styles of chunks. */
function isOutside(node: Node, { element }: WatchedWriter): boolean {
  return node.isConnected && !element.contains(node) && !document.head.contains(node)
}

/** A form that is sent into another window is in the document for that moment. */
function isSentForm(node: Node, args: readonly unknown[]): boolean {
  const [only, ...others] = args
  return node instanceof HTMLFormElement || (only instanceof HTMLFormElement && others.length === 0)
}

function describe(node: Node): string {
  return node instanceof Element ? `<${node.localName}${node.id && ` id="${node.id}"`}>` : node.nodeName
}
