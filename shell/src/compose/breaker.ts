export type Breaker = {
  /** One more failure of that version. */
  fail: (remote: string, version: string) => void
  /** Whether it failed so often of late that it is not tried by itself any more. */
  isOpen: (remote: string, version: string) => boolean
  /** Everything may be tried again. */
  reset: () => void
}

type Options = { failures?: number; withinMs?: number; now?: () => number }

/** Remembers which versions of which remotes failed; each by itself, so that a broken one is no one else's trouble. */
export function createBreaker({ failures = 2, withinMs = 300_000, now = Date.now }: Options = {}): Breaker {
  const failed = new Map<string, number[]>()
  const open = new Set<string>()
  const key = (remote: string, version: string) => `${remote} ${version}`

  return {
    fail(remote, version) {
      const of = key(remote, version)
      const recent = [...(failed.get(of) ?? []).filter(at => at > now() - withinMs), now()]
      failed.set(of, recent)
      if (recent.length >= failures) open.add(of)
    },
    isOpen: (remote, version) => open.has(key(remote, version)),
    reset() {
      failed.clear()
      open.clear()
    },
  }
}
