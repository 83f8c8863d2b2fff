/** Keeps cookies as a browser does, as far as calls go, and sends them where their path says. */
export type CookieJar = {
  /** Keeps what `Set-Cookie` lines say. */
  keep(lines: readonly string[]): void
  /** The `Cookie` header for a path; empty when no cookie goes there. */
  headerFor(path: string): string
  /** The last `Set-Cookie` line of a cookie, with its attributes. */
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
