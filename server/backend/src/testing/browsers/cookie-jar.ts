/** Keeps the cookies of calls as a browser does, and sends them by their path. */
export type CookieJar = {
  /** Keeps the cookies of `Set-Cookie` lines. */
  keep(lines: readonly string[]): void
  /** Returns the `Cookie` header for a path; empty without any. */
  headerFor(path: string): string
  /** Returns the last `Set-Cookie` line of a cookie, with its attributes. */
  line(name: string): string | undefined
}

export function cookieJar(): CookieJar {
  const lines = new Map<string, string>()

  return {
    keep(given) {
      for (const line of given) lines.set(line.slice(0, line.indexOf('=')), line)
    },
    headerFor(path) {
      const sent = [...lines.values()].filter(line => path.startsWith(/Path=([^;]*)/.exec(line)?.[1] ?? '/'))
      return sent.map(line => line.split(';', 1)[0]).join('; ')
    },
    line: name => lines.get(name),
  }
}
