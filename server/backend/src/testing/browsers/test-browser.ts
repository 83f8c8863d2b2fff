import { cookieJar } from './cookie-jar.ts'

/** A browser as calls see it: it keeps cookies, and sends them by their path. */
export type TestBrowser = {
  post(path: string, body: unknown): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<TextAnswer>
  /** Returns the last `Set-Cookie` line of a cookie, with its attributes. */
  cookieLine(name: string): string | undefined
}

export type Answer = { status: number; body: unknown }
export type TextAnswer = { status: number; text: string; headers: Headers }

/** Opens a browser without cookies. */
export function openBrowser(address: string): TestBrowser {
  const cookies = cookieJar()
  return { post, get, cookieLine: cookies.line }

  async function post(path: string, body: unknown): Promise<Answer> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { ...cookieHeader(path), ...type },
      body: JSON.stringify(body) ?? null,
    })
    cookies.keep(answer.headers.getSetCookie())
    return { status: answer.status, body: await answer.json() }
  }

  async function get(path: string, headers: Record<string, string> = {}): Promise<TextAnswer> {
    const answer = await fetch(address + path, { headers: { ...headers, ...cookieHeader(path) } })
    cookies.keep(answer.headers.getSetCookie())
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  function cookieHeader(path: string): Record<string, string> {
    const cookie = cookies.headerFor(path)
    return cookie ? { cookie } : {}
  }
}
