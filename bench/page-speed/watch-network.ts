import type { CDPSession } from 'playwright'

export type Traffic = {
  requests: number
  /** Over the wire, with headers. */
  bytes: number
  bytesOf: Record<'Script' | 'Stylesheet' | 'Font' | 'Image', number>
  /** The longest chain of requests behind the document, each begun by the one before. */
  depth: number
}

/** Counts the requests of a page from now on; streams, which never end, and reports of the page do not count. */
export class Network {
  #traffic: Traffic = {
    requests: 0,
    bytes: 0,
    bytesOf: { Script: 0, Stylesheet: 0, Font: 0, Image: 0 },
    depth: 0,
  }
  readonly #open = new Map<string, string>()
  readonly #depths = new Map<string, number>()
  #lastAt = Date.now()

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator }) => {
      if (!type || type === 'EventSource' || type === 'Ping' || url.startsWith('data:')) return
      this.#lastAt = Date.now()
      this.#open.set(requestId, type)
      const callers = [initiator.url, ...framesOf(initiator.stack).map(frame => frame.url)]
      const depths = callers.map(caller => this.#depths.get(caller ?? '') ?? 0)
      const depth = type === 'Document' ? 0 : 1 + Math.max(0, ...depths)
      if (!this.#depths.has(url)) this.#depths.set(url, depth)
      this.#traffic.requests += 1
      this.#traffic.depth = Math.max(this.#traffic.depth, depth)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = this.#open.get(requestId)
      this.#end(requestId)
      if (type === undefined) return
      this.#traffic.bytes += encodedDataLength
      if (isCounted(type)) this.#traffic.bytesOf[type] += encodedDataLength
    })
    devtools.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId))
  }

  #end(requestId: string): void {
    if (this.#open.delete(requestId)) this.#lastAt = Date.now()
  }

  isQuietFor(milliseconds: number): boolean {
    return this.#open.size === 0 && Date.now() - this.#lastAt > milliseconds
  }

  get traffic(): Traffic {
    return this.#traffic
  }
}

type Stack = { callFrames: { url: string }[]; parent?: Stack }

function framesOf(stack: Stack | undefined): { url: string }[] {
  return stack ? [...stack.callFrames, ...framesOf(stack.parent)] : []
}

function isCounted(type: string): type is keyof Traffic['bytesOf'] {
  return ['Script', 'Stylesheet', 'Font', 'Image'].includes(type)
}
