type Observer = { observe(...what: never): void; disconnect(): void }

/** Notes that the caller has begun something that lasts until it is ended, under a key of its own. */
type Begin = (key: unknown, what: string, isOver?: () => boolean) => void
type Watched = { begin: Begin; end: (key: unknown) => void }

/** The work that sources have begun in the page from now on, until `end`. */
type Begun = {
  /** Each thing that has not ended, with its source: `an interval of …/src/clock.ts:12`. */
  left: () => string[]
  end: () => void
}

const PLACES: readonly EventTarget[] = [window, document, navigation, visualViewport].filter(
  place => place !== null,
)
const OBSERVERS: readonly { name: string; prototype: Observer }[] = [
  IntersectionObserver,
  MutationObserver,
  PerformanceObserver,
  ResizeObserver,
]

/**
 * Watches listeners of the window and the document, observers, timers and object URLs. A listener for one event
 * only does not count.
 */
export function watchBegun(): Begun {
  const begun = new Map<unknown, { thing: string; isOver: () => boolean }>()
  const watched: Watched = {
    begin(key, what, isOver = () => false) {
      const source = sourceOf(new Error('begun here'))
      if (source) begun.set(key, { thing: `${what} of ${source}`, isOver })
    },
    end: key => begun.delete(key),
  }
  const takeBack = [
    ...PLACES.flatMap(place => watchListeners(place, watched)),
    ...OBSERVERS.flatMap(observer => watchObserver(observer, watched)),
    ...watchTimers(watched),
    ...watchAddresses(watched),
  ]
  return {
    left: () => [...begun.values()].filter(({ isOver }) => !isOver()).map(({ thing }) => thing),
    end: () => takeBack.forEach(back => back()),
  }
}

/** Returns the source and line that has called a replaced function; null for a test or a library. */
function sourceOf({ stack = '' }: Error): string | null {
  const caller = stack.split('\n').find(line => line.includes('://') && !line.includes('/watch-begun.ts'))
  const [, source] =
    /:\/\/[^/]+\/(?:@fs\/)?((?:[\w.-]+\/)*src\/[^?:]+\.tsx?(?:\?[^:]*)?:\d+)/.exec(caller ?? '') ?? []
  return !source || /\.test\.|\/testing\//.test(source) ? null : source
}

function watchListeners(place: EventTarget, { begin, end }: Watched) {
  const known: { type: string; listener: unknown }[] = []
  return [
    replace(place, 'addEventListener', add => (type, listener, options) => {
      const { once = false, signal } = typeof options === 'object' ? options : {}
      const key = { type, listener }
      known.push(key)
      if (!once) begin(key, `a listener of ${type}`, () => signal?.aborted ?? false)
      add.call(place, type, listener, options)
    }),
    replace(place, 'removeEventListener', remove => (type, listener, options) => {
      for (const each of known) if (each.type === type && each.listener === listener) end(each)
      remove.call(place, type, listener, options)
    }),
  ]
}

function watchObserver({ name, prototype }: (typeof OBSERVERS)[number], { begin, end }: Watched) {
  const { observe, disconnect } = prototype
  return [
    replace(
      prototype,
      'observe',
      () =>
        function (this: Observer, ...what) {
          begin(this, name)
          observe.apply(this, what)
        },
    ),
    replace(
      prototype,
      'disconnect',
      () =>
        function (this: Observer) {
          end(this)
          disconnect.call(this)
        },
    ),
  ]
}

/** A timer that is due has ended by itself. */
function watchTimers({ begin, end }: Watched) {
  return [
    replace(window, 'setTimeout', set =>
      Object.assign((...wanted: Parameters<typeof set>) => {
        const timer = set(...wanted)
        const dueAt = performance.now() + (wanted[1] ?? 0)
        begin(timer, 'a timer', () => performance.now() >= dueAt)
        return timer
      }, set),
    ),
    replace(window, 'setInterval', set =>
      Object.assign((...wanted: Parameters<typeof set>) => {
        const timer = set(...wanted)
        begin(timer, 'an interval')
        return timer
      }, set),
    ),
    ...(['clearTimeout', 'clearInterval'] as const).map(name =>
      replace(window, name, clear => timer => {
        end(timer)
        clear.call(window, timer)
      }),
    ),
  ]
}

function watchAddresses({ begin, end }: Watched) {
  return [
    replace(URL, 'createObjectURL', create => content => {
      const address = create.call(URL, content)
      begin(address, 'an object URL')
      return address
    }),
    replace(URL, 'revokeObjectURL', revoke => address => {
      end(address)
      revoke.call(URL, address)
    }),
  ]
}

/** Returns a function that puts the original back. */
function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  by: (original: Owner[Name]) => Owner[Name],
): () => void {
  const original = owner[name]
  owner[name] = by(original)
  return () => void (owner[name] = original)
}
