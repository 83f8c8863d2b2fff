import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The host of the site, as its proxy names it. */
export const HOST = 'support.example.org'

/** The end of a provider's window leads to a page of the site. */
const SEE_OTHER = 303

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** The milliseconds of each call and of each question to the waiting room, and the bytes that were sent. */
export type Traffic = { calls: number[]; questions: number[]; sentBytes: number }

type Content = { type: string; bytes: Buffer }

/** The server refused a call, or failed. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}

/** The browser of one applicant behind the site's proxy, with an address and cookies of its own. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  readonly #address: string
  readonly #traffic: Traffic

  constructor(place: number, traffic: Traffic) {
    this.#address = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`
    this.#traffic = traffic
  }

  /** Sends JSON, or nothing, and returns the response's JSON. Throws `CallFailed` for a refusal and a failure. */
  async call(method: string, url: string, body?: object): Promise<unknown> {
    const content = body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
    return JSON.parse((await this.#send(method, url, content)) || 'null')
  }

  /** Sends a form with files, and returns the response's JSON. */
  async sendForm(url: string, form: FormData): Promise<unknown> {
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    return JSON.parse(
      await this.#send('POST', url, { type, bytes: Buffer.from(await encoded.arrayBuffer()) }),
    )
  }

  async put(url: string, content: Content): Promise<void> {
    await this.#send('PUT', url, content)
  }

  async get(url: string): Promise<string> {
    return this.#send('GET', url)
  }

  async #send(method: string, url: string, content?: Content): Promise<string> {
    const began = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const headers = { ...this.#headers(), ...(content && describe(content)) }
    request(url, { method, agent, headers }, resolve).on('error', reject).end(content?.bytes)
    const response = await promise
    const answer = await text(response)
    const times = url.includes('/ts.wseq?') ? this.#traffic.questions : this.#traffic.calls
    times.push(performance.now() - began)
    this.#traffic.sentBytes += content?.bytes.length ?? 0
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line)
    if (response.statusCode === 200 || response.statusCode === SEE_OTHER) return answer
    throw new CallFailed(`${method} ${new URL(url).pathname}: ${response.statusCode} ${answer}`)
  }

  #headers() {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { host: HOST, cookie, 'x-forwarded-proto': 'https', 'x-forwarded-for': this.#address }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    this.#cookies.set(name, value)
  }
}

/** Ends the connections of all browsers. */
export function closeBrowsers(): void {
  agent.destroy()
}

function describe({ type, bytes }: Content) {
  return { 'content-type': type, 'content-length': bytes.length }
}
