/** A browser as far as calls go: it keeps cookies, and sends them where their path says. */
export type TestBrowser = {
  post(path: string, body: unknown): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<TextAnswer>
  /** The last `Set-Cookie` line of a cookie, with its attributes. */
  cookieLine(name: string): string | undefined
}

export type Answer = { status: number; body: unknown }
export type TextAnswer = { status: number; text: string; headers: Headers }

/** A new browser without any cookie. */
export function openBrowser(address: string): TestBrowser {
  const lines = new Map<string, string>()
  return { post, get, cookieLine: name => lines.get(name) }

  async function post(path: string, body: unknown): Promise<Answer> {
    const headers = {
      ...cookiesFor(path),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const answer = await fetch(address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body) ?? null,
    })
    keepCookies(answer.headers)
    return { status: answer.status, body: await answer.json() }
  }

  async function get(path: string, headers: Record<string, string> = {}): Promise<TextAnswer> {
    const answer = await fetch(address + path, { headers: { ...headers, ...cookiesFor(path) } })
    keepCookies(answer.headers)
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) lines.set(line.slice(0, line.indexOf('=')), line)
  }

  function cookiesFor(path: string): Record<string, string> {
    const sent = [...lines.values()].filter(line => path.startsWith(/Path=([^;]*)/.exec(line)?.[1] ?? '/'))
    return sent.length > 0 ? { cookie: sent.map(line => line.split(';', 1)[0]).join('; ') } : {}
  }
}
