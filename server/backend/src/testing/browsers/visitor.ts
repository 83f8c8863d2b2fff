/** A call that was made, under its name in the call tables, and its duration. */
export type Visit = { call: string; status: number; ms: number; body: unknown }

/** The parts of a request. */
export type Sent = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  json?: unknown
  form?: FormData
}

/** A browser that keeps cookies and records every call that it makes. */
export type Visitor = {
  address: string
  visits: Visit[]
  /** Every cookie value that it was ever given. */
  cookieValues: string[]
  /** Makes a call such as `GET /api/v1/proof-mstr/get/{id}` and returns the body. */
  ask(call: string, sent?: Sent): Promise<unknown>
}

/** Runs before each call and is awaited; `cookie` is the header that the call will have. May return work for after it. */
export type BeforeCall = (
  call: string,
  sent: Sent,
  cookie: string,
) => Promise<void> | Promise<() => Promise<void>>

export function openVisitor(address: string, beforeCall: BeforeCall = async () => {}): Visitor {
  const visits: Visit[] = []
  const cookies = new Map<string, string>()
  const cookieValues: string[] = []

  function keep(line: string): void {
    const [pair = ''] = line.split(';', 1)
    const [name = '', value = ''] = pair.split('=', 2)
    cookies.set(name, value)
    cookieValues.push(value)
  }

  return {
    address,
    visits,
    cookieValues,
    async ask(call, sent = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const afterCall = await beforeCall(call, sent, cookie)
      const began = performance.now()
      const response = await fetch(...requestFor(address, call, sent, cookie))
      const text = await response.text()
      const ms = performance.now() - began
      await afterCall?.()
      response.headers.getSetCookie().forEach(keep)
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      const body: unknown = isJson ? JSON.parse(text) : text
      visits.push({ call, status: response.status, ms, body })
      return body
    },
  }
}

/** Returns a call in the form of `fetch`. */
export function requestFor(
  address: string,
  call: string,
  { params = {}, query = {}, json, form }: Sent,
  cookie = '',
): [string, RequestInit] {
  const [method = '', template = ''] = call.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  return [address + path + search, { method, body, headers: { cookie, ...type }, redirect: 'manual' }]
}
