import { setTimeout as wait } from 'node:timers/promises'
import type { Watch } from './watch.ts'

/** The page waits so long for a call, and for an upload. */
const CALL_MS = 5_000
const UPLOAD_MS = 60_000
const PRESSES_AGAIN_AFTER_MS = 1_000
const PATIENCE_MS = 120_000

/** The site has refused a call, or a person has lost patience. */
export class JourneyFailed extends Error {
  override readonly name = 'JourneyFailed'
}

type Sent = {
  json?: unknown
  form?: () => FormData
  bytes?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  method?: string
}

/** The parts of responses that an applicant reads. */
type Body = {
  result: { aplyNo: string }
  data: Record<'mtxId' | 'ci' | 'name' | 'birthDay' | 'presignedUrl' | 'filePath' | 'contentType', string>
}

/** A browser with its person, who presses again while a call fails. */
export class Visitor {
  readonly #site: string
  readonly #watch: Watch
  readonly #cookies = new Map<string, string>()

  constructor(site: string, watch: Watch) {
    this.#site = site
    this.#watch = watch
  }

  /** Sends a call until it is served. Throws `JourneyFailed` if it is refused. */
  async send(path: string, sent: Sent = {}): Promise<Response> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      const outcome = await this.#attempt(path, sent)
      if (typeof outcome !== 'string') return outcome
      this.#watch.failed(outcome.split(' ')[0] ?? '', `${path} ${outcome}`)
      if (performance.now() > deadline) throw new JourneyFailed(`${path}: ${outcome} for too long`)
      await wait(PRESSES_AGAIN_AFTER_MS)
    }
  }

  async post(path: string, json: unknown = {}): Promise<Body> {
    return (await this.send(`/api/v1/${path}`, { json })).json() as Promise<Body>
  }

  /** Takes a turn of an action in the waiting room; returns the function that ends it. */
  async turn(action: string): Promise<() => Promise<void>> {
    let reply = await this.ask(`opcode=5101&sid=service_1&aid=${action}`)
    while (reply.code === 201 || reply.code === 302) {
      await wait(1_000 * Math.min(Number(reply.fields.get('ttl') ?? 1), 5))
      const key = reply.fields.get('key')
      const question = key ? `opcode=5002&key=${key}` : 'opcode=5101'
      reply = await this.ask(`${question}&sid=service_1&aid=${action}`)
    }
    if (reply.code !== 200) throw new JourneyFailed(`turn of ${action}: ${reply.code}`)
    const key = reply.fields.get('key')
    return async () => void (await this.ask(`opcode=5004&key=${key}`))
  }

  /** Asks the waiting room. Returns the code and the fields of its reply. */
  async ask(question: string): Promise<{ code: number; fields: URLSearchParams }> {
    const text = await (await this.send(`/ts.wseq?${question}&nfid=0&${Date.now()}`)).text()
    const [code = '', fields = ''] = text.split(/:(.*)/s)
    return { code: Number(code), fields: new URLSearchParams(fields) }
  }

  /** Returns the response, or the reason why the person presses again. */
  async #attempt(path: string, { json, form, bytes, headers, method }: Sent): Promise<Response | string> {
    const body = form?.() ?? bytes ?? (json === undefined ? undefined : JSON.stringify(json))
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const signal = AbortSignal.timeout(form || bytes ? UPLOAD_MS : CALL_MS)
    try {
      const response = await fetch(new URL(path, this.#site), {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...(path.startsWith('/') && { cookie }), ...type, ...headers },
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body }),
      })
      const whole = new Response(await response.arrayBuffer(), response)
      for (const line of response.headers.getSetCookie()) this.#keep(line)
      if (response.status >= 500) return `${response.status} ${await whole.text()}`
      if (response.status >= 400) throw new JourneyFailed(`${path}: ${response.status} ${await whole.text()}`)
      return whole
    } catch (error) {
      if (error instanceof JourneyFailed) throw error
      return signal.aborted ? 'late' : 'cut'
    }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    this.#cookies.set(name, value)
  }
}
