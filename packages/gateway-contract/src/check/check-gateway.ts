import * as v from 'valibot'
import {
  CLOCKS_DIFFER_AT_MOST_S,
  gatewayCalls,
  RESPONSE_MS,
  signedHeaders,
  type GatewayCall,
  type Port,
} from '../index.ts'
import { errorProblem, responseProblem, type Received } from './problems.ts'

const json = v.record(v.string(), v.unknown())
const exchange = v.object({ body: json, response: json })

/** Requests by path: one that is granted and one that is refused, each with fields that its response must have. */
export const requestsFile = v.record(v.string(), v.object({ good: exchange, refused: v.optional(exchange) }))

/** One request to a gateway, and a sentence if its response breaks the contract. */
export type Checked = { path: string; name: string; problem: string | null }

export type GatewayUnderCheck = {
  address: string
  key: string
  ports: readonly Port[]
  requests: v.InferOutput<typeof requestsFile>
}

type Check = { name: string; body: string; headers: Record<string, string>; problemOf: ProblemOf }
type ProblemOf = (received: Received) => string | null

const LATE_S = 2 * CLOCKS_DIFFER_AT_MOST_S

/** Checks every call of these ports with good and bad requests, one after the other. Throws for a call without requests. */
export async function checkGateway({ address, key, ports, requests }: GatewayUnderCheck): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const call of gatewayCalls.filter(({ port }) => ports.includes(port))) {
    const { path } = call
    for (const check of checksOf(call, requests[path], key))
      checked.push({
        path,
        name: check.name,
        problem: await problemOf(address.replace(/\/$/, '') + path, check),
      })
  }
  return checked
}

function checksOf(
  call: GatewayCall,
  requests: GatewayUnderCheck['requests'][string] | undefined,
  key: string,
): Check[] {
  const { method, path } = call
  if (!requests) throw new Error(`There are no requests for ${path}.`)
  const good = JSON.stringify(requests.good.body)
  const signed = (body: string, by = key, ageS = 0) =>
    signedHeaders(by, { method, path, body }, new Date(Date.now() - ageS * 1_000))
  const granted = (name: string, { body, response }: v.InferOutput<typeof exchange>): Check => {
    const text = JSON.stringify(body)
    const problem: ProblemOf = received => responseProblem(received, call.response, response)
    return { name, body: text, headers: signed(text), problemOf: problem }
  }
  const refused = (status: 400 | 401, name: string, body: string, headers: Check['headers']): Check => {
    return { name, body, headers, problemOf: received => errorProblem(received, status) }
  }
  return [
    granted('good', requests.good),
    ...(requests.refused ? [granted('refused', requests.refused)] : []),
    refused(400, 'malformed: no fields', '{}', signed('{}')),
    refused(400, 'malformed: no JSON', '{', signed('{')),
    refused(401, 'unsigned', good, {}),
    refused(401, 'signed with another key', good, signed(good, `${key}-other`)),
    refused(401, 'signed for another body', good, signed('{}')),
    refused(401, 'signed too long ago', good, signed(good, key, LATE_S)),
    refused(401, 'signed for a later time', good, signed(good, key, -LATE_S)),
  ]
}

async function problemOf(url: string, { body, headers: signature, problemOf: inResponse }: Check) {
  const headers = { 'content-type': 'application/json', ...signature }
  const signal = AbortSignal.timeout(RESPONSE_MS)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    const text = await response.text()
    return inResponse({ status: response.status, text })
  } catch {
    return signal.aborted ? `There is no response within ${RESPONSE_MS} ms.` : 'The connection failed.'
  }
}
