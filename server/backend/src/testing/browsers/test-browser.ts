import { cookieJar } from './cookie-jar.ts'

/** A browser as calls see it: it keeps cookies, and sends them by their path. */
export type TestBrowser = {
  post(path: string, body: unknown): Promise<TestResponse>
  get(path: string, headers?: Record<string, string>): Promise<TextResponse>
  /** Returns the last `Set-Cookie` line of a cookie, with its attributes. */
  cookieLine(name: string): string | undefined
}

export type TestResponse = { status: number; body: unknown }
export type TextResponse = { status: number; text: string; headers: Headers }

/** Opens a browser without cookies. */
export function openBrowser(address: string): TestBrowser {
  const cookies = cookieJar()
  return { post, get, cookieLine: cookies.line }

  async function post(path: string, body: unknown): Promise<TestResponse> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { ...cookieHeader(path), ...type },
      body: JSON.stringify(body) ?? null,
    })
    cookies.keep(response.headers.getSetCookie())
    return { status: response.status, body: await response.json() }
  }

  async function get(path: string, headers: Record<string, string> = {}): Promise<TextResponse> {
    const sent = { ...headers, ...cookieHeader(path) }
    const response = await fetch(address + path, { headers: sent, redirect: 'manual' })
    cookies.keep(response.headers.getSetCookie())
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  function cookieHeader(path: string): Record<string, string> {
    const cookie = cookies.headerFor(path)
    return cookie ? { cookie } : {}
  }
}
