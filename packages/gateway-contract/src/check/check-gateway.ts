import { randomUUID } from 'node:crypto'
import type { GatewayCall, Port } from '../calls.ts'
import { gatewayCalls } from '../gateway-calls.ts'
import { CLOCKS_DIFFER_AT_MOST_S, signedHeaders } from '../signature.ts'
import { identityExamples, sandboxExamples, type Example } from './examples.ts'
import { errorProblem, responseProblem } from './problems.ts'
import { send, type Received } from './send.ts'

export { examplesFile } from './examples.ts'

/** One request to a gateway, and a sentence if its response breaks the contract. */
export type Checked = { path: string; name: string; problem: string | null }

export type GatewayUnderCheck = {
  address: string
  key: string
  ports: readonly Port[]
  /** The agency's own examples by path, in place of the sandbox's. */
  examples: Readonly<Record<string, Example>>
}

type Check = {
  name: string
  body: string
  headers: Record<string, string>
  problemOf: (received: Received) => string | null
}

/** Checks every call of these ports with good and bad requests, one after the other. Throws for a call without example. */
export async function checkGateway(gateway: GatewayUnderCheck): Promise<Checked[]> {
  const { address, key, ports } = gateway
  const examples = { ...sandboxExamples, ...gateway.examples, ...identityExamples(randomUUID()) }
  const checked: Checked[] = []
  for (const call of gatewayCalls.filter(({ port }) => ports.includes(port))) {
    for (const { name, body, headers, problemOf } of checksOf(call, examples[call.path], key)) {
      const received = await send(address, call.path, body, headers)
      const problem = typeof received === 'string' ? received : problemOf(received)
      checked.push({ path: call.path, name, problem })
    }
  }
  return checked
}

function checksOf(call: GatewayCall, example: Example | undefined, key: string): Check[] {
  if (!example) throw new Error(`There is no example of ${call.path}.`)
  const good = JSON.stringify(example.good.body)
  const signed = (body: string, by = key, ageS = 0) =>
    signedHeaders(by, { method: call.method, path: call.path, body }, new Date(Date.now() - ageS * 1_000))
  const granted = ({ body, response }: Example['good'], name: string): Check => {
    const text = JSON.stringify(body)
    const problemOf = (received: Received) => responseProblem(received, call.response, response)
    return { name, body: text, headers: signed(text), problemOf }
  }
  const refused = (status: 400 | 401, name: string, body: string, headers: Check['headers']): Check => {
    return { name, body, headers, problemOf: received => errorProblem(received, status) }
  }
  return [
    granted(example.good, 'good'),
    ...(example.refused ? [granted(example.refused, 'refused')] : []),
    refused(400, 'malformed: no fields', '{}', signed('{}')),
    refused(400, 'malformed: no JSON', '{', signed('{')),
    refused(401, 'unsigned', good, {}),
    refused(401, 'signed with another key', good, signed(good, `${key}-other`)),
    refused(401, 'signed for another body', good, signed('{}')),
    refused(401, 'signed too long ago', good, signed(good, key, 2 * CLOCKS_DIFFER_AT_MOST_S)),
    refused(401, 'signed for a later time', good, signed(good, key, -2 * CLOCKS_DIFFER_AT_MOST_S)),
  ]
}
