import { once } from 'node:events'
import { Agent, request, type ClientRequest } from 'node:http'

/** The maximum body of a call that is open to everyone, and far more than that. */
const SIZES = [16_000, 240_000]

/** Bodies that cost a server most: nested as deeply as fits, wide, escaped, cut off. */
const costlyBodies = (size: number): readonly string[] => [
  '['.repeat(size / 2) + ']'.repeat(size / 2),
  '{"a":'.repeat(size / 8) + '1' + '}'.repeat(size / 8),
  `[${'[],'.repeat(size / 4)}[]]`,
  `{"brNo":"${'\\u0000'.repeat(size / 8)}"}`,
  `{"brNo":${'[1,'.repeat(size / 4)} `,
]

/** A request that is sent but for its last byte. */
export type HeldRequest = {
  /** Sends the last byte, and returns the status of the response. */
  finish(): Promise<number>
}

/** Sends so many of them at once, all but the last byte, to a call that is open to everyone. */
export function sendCostlyBodies(address: string, count: number): HeldRequest[] {
  const agent = new Agent({ maxSockets: count })
  const bodies = SIZES.flatMap(costlyBodies)
  return Array.from({ length: count }, (_, place) => {
    const body = bodies[place % bodies.length] ?? ''
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const url = `${address}/api/v1/business/first/register`
    const sending = request(url, { method: 'POST', headers, agent })
    // A body with a too large announced size is refused before its last byte.
    const status = statusOf(sending)
    sending.write(body.slice(0, -1))
    return {
      finish() {
        sending.end(body.slice(-1))
        return status
      },
    }
  })
}

async function statusOf(sending: ClientRequest): Promise<number> {
  const [response] = await once(sending, 'response')
  response.resume()
  return response.statusCode
}
