import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** A request of the load. */
export type Sent = { method: string; url: string; cookie?: string; body?: unknown }

/** As many requests run at once, each over a connection of its own. */
export const AT_ONCE = 16

/** Requests that are later than this are left out. */
const LATEST_MS = 5

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request and returns its response as text. Rejects for a status other than 200. */
export async function send({ method, url, cookie, body }: Sent): Promise<string> {
  const json = body === undefined ? '' : JSON.stringify(body)
  const type = json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  const headers = { ...type, ...(cookie && { cookie }) }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(url, { method, agent, headers }, resolve).on('error', reject).end(json)
  const response = await promise
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${answer}`)
  return answer
}

/** Sends `count` requests, always as many at once, and returns how many were served in a second. */
export async function requestsPerSecond(variants: readonly Sent[], count: number): Promise<number> {
  const began = performance.now()
  const perWorker = Math.ceil(count / variants.length)
  await Promise.all(variants.map(sent => repeat(perWorker, () => send(sent))))
  return (perWorker * variants.length * 1000) / (performance.now() - began)
}

/**
 * Sends requests at a steady rate for so long, and returns the milliseconds that each took. Time that this process loses
 * is not made up for: a burst would measure the burst.
 */
export async function timesAtRate(variants: readonly Sent[], rate: number, ms: number): Promise<number[]> {
  const sending: Promise<number>[] = []
  const end = performance.now() + ms
  let next = performance.now()
  while (next < end) {
    const now = performance.now()
    next = Math.max(next, now - LATEST_MS)
    for (; next <= now; next += 1000 / rate) {
      const time = timeOf(variants[sending.length % variants.length])
      // A failure is thrown at the end: unhandled before, it would end this process and leave the others running.
      time.catch(() => undefined)
      sending.push(time)
    }
    await pause(1)
  }
  return Promise.all(sending)
}

async function timeOf(sent: Sent | undefined): Promise<number> {
  const began = performance.now()
  if (sent) await send(sent)
  return performance.now() - began
}

/** Ends the connections of the load. */
export function endLoad(): void {
  agent.destroy()
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work()
}
