type Watched = {
  /** The element that is the area's own. */
  element: HTMLElement
  /** The part of every address of the area's release. */
  folder: string
  stop: (error: unknown) => void
}

/** The area wrote where it may not. */
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

let watched: Watched | null = null
let isGuarding = false

/**
 * Refuses to the area's own code what would change the page outside its element, and calls `stop`. Who writes is known
 * from the address of the calling script, so that what the shell, a translator or an extension does stays their business.
 * Only one area is watched at a time. Returns a function that ends this.
 */
export function watchWrites(area: Watched): () => void {
  watched = area
  if (!isGuarding)
    for (const [prototype, methods] of GUARDED) for (const method of methods) guard(prototype, method)
  isGuarding = true
  return () => {
    if (watched === area) watched = null
  }
}

function guard(prototype: object, method: string): void {
  const original: unknown = Reflect.get(prototype, method)
  if (typeof original !== 'function') return
  function guarded(this: Node, ...args: unknown[]): unknown {
    if (watched && isOutside(this, watched)) check(this, method, args, watched)
    return Reflect.apply(original as () => unknown, this, args)
  }
  Reflect.set(prototype, method, guarded)
}

/** Into the head go the scripts and styles of its chunks. */
function isOutside(node: Node, { element }: Watched): boolean {
  return node.isConnected && !element.contains(node) && !document.head.contains(node)
}

function check(node: Node, method: string, args: readonly unknown[], { folder, stop }: Watched): void {
  if (isSentForm(node, args) || !callerUrl()?.includes(folder)) return
  const error = new WriteOutside(`${method} on ${describe(node)}`)
  stop(error)
  throw error
}

/** A form that is sent into another window has to stand in the document for that moment. */
function isSentForm(node: Node, args: readonly unknown[]): boolean {
  const [only, ...others] = args
  return node instanceof HTMLFormElement || (only instanceof HTMLFormElement && others.length === 0)
}

/** The address of the script that called the guarded method: past this file's own, the first in the stack. */
function callerUrl(): string | undefined {
  const urls = new Error().stack?.match(/https?:\/\/[^\s)]+/g)?.map(withoutPlace) ?? []
  return urls.find(url => url !== urls[0])
}

function withoutPlace(url: string): string {
  return url.replace(/[?#].*$|(:\d+)+$/g, '')
}

function describe(node: Node): string {
  return node instanceof Element ? `<${node.localName}${node.id && ` id="${node.id}"`}>` : node.nodeName
}
