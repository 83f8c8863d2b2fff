/** Deadlines by the second. Each thing has one at a time. */
export type Deadlines<T> = {
  /** Replaces the deadline of a thing. */
  set(thing: T, at: number): void
  clear(thing: T): void
  /** Returns the things whose deadline has passed, each once. Cheap to call often. */
  takeDue(now: number): readonly T[]
}

/** Times are in milliseconds, rounded up to the second. */
export function createDeadlines<T>(): Deadlines<T> {
  const secondOf = new Map<T, number>()
  const dueIn = new Map<number, Set<T>>()
  let takenIn = -Infinity

  function clear(thing: T): void {
    const second = secondOf.get(thing)
    if (second === undefined) return
    secondOf.delete(thing)
    const others = dueIn.get(second)
    others?.delete(thing)
    if (others?.size === 0) dueIn.delete(second)
  }

  return {
    clear,
    set(thing, at) {
      clear(thing)
      const second = Math.ceil(at / 1_000)
      secondOf.set(thing, second)
      const others = dueIn.get(second)
      if (others) others.add(thing)
      else dueIn.set(second, new Set([thing]))
    },
    takeDue(now) {
      const second = Math.floor(now / 1_000)
      if (second === takenIn) return []
      takenIn = second
      const seconds = [...dueIn.keys()].filter(due => due <= second).toSorted((one, other) => one - other)
      const due = seconds.flatMap(each => [...(dueIn.get(each) ?? [])])
      due.forEach(clear)
      return due
    },
  }
}
