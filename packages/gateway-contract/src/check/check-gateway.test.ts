import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { isSigned, TIME_HEADER } from '../signature.ts'
import { checkGateway } from './check-gateway.ts'

const KEY = 'k'.repeat(32)
const PATH = '/v1/real-name/match'
const requests = {
  [PATH]: {
    good: { body: { name: '가', residenceNumber: '8001010000001' }, response: { isMatch: true } },
    refused: { body: { name: '나', residenceNumber: '8001010000009' }, response: { isMatch: false } },
  },
}

type Response = { status: number; body: string } | null
type Gateway = (body: string, headers: IncomingHttpHeaders) => Response

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Checks a gateway for the real-name register, and returns a sentence for each fault. */
async function problemsOf(gateway: Gateway): Promise<string[]> {
  server = createServer((request, response) => void receive(gateway, request, response))
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const checked = await checkGateway({ address, key: KEY, ports: ['real-name'], requests })
  expect(checked.map(({ path }) => path)).toEqual(Array(9).fill(PATH))
  return checked.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []))
}

async function receive(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isTheCall = request.method === 'POST' && request.url === PATH
  const result = isTheCall ? gateway(await text(request), request.headers) : json(404, {})
  if (result) response.writeHead(result.status).end(result.body)
}

const json = (status: number, value: object) => ({ status, body: JSON.stringify(value) })
const isOurs = (body: string, headers: IncomingHttpHeaders) =>
  isSigned(KEY, { method: 'POST', path: PATH, body }, headers, new Date())

const right: Gateway = (body, headers) => {
  if (!isOurs(body, headers)) return json(401, { errorCode: 'SIGNATURE_INVALID' })
  if (!body.includes('residenceNumber')) return json(400, { errorCode: 'REQUEST_MALFORMED' })
  return json(200, { isMatch: body.includes('8001010000001') })
}

it('finds nothing wrong in a gateway that keeps the contract', async () => {
  expect(await problemsOf(right)).toEqual([])
})

it('reports a gateway that looks at no signature', async () => {
  const trusting: Gateway = body => {
    if (!body.includes('residenceNumber')) return json(400, { errorCode: 'REQUEST_MALFORMED' })
    return json(200, { isMatch: body.includes('8001010000001') })
  }
  const signatures = ['with another key', 'for another body', 'too long ago', 'for a later time']
  const names = ['unsigned', ...signatures.map(name => `signed ${name}`)]
  expect(await problemsOf(trusting)).toEqual(names.map(name => `${name}: The status is 200 instead of 401.`))
})

it.each([
  ['old', -1, 'signed too long ago'],
  ['early', 1, 'signed for a later time'],
])('reports a gateway that accepts %s requests', async (_, direction, name) => {
  const tolerant: Gateway = (body, headers) => {
    const time = new Date(Number(headers[TIME_HEADER]) * 1_000)
    const isTolerated = Math.sign(time.getTime() - Date.now()) === direction
    return isSigned(KEY, { method: 'POST', path: PATH, body }, headers, isTolerated ? time : new Date())
      ? json(200, { isMatch: true })
      : right(body, headers)
  }
  expect(await problemsOf(tolerant)).toContain(`${name}: The status is 200 instead of 401.`)
})

it.each<[string, Gateway, string[]]>([
  [
    'a field is missing',
    (body, headers) => {
      const { status } = right(body, headers) ?? {}
      return status === 200 ? json(200, { matches: true }) : right(body, headers)
    },
    [
      'good: The response does not fit: isMatch is missing.',
      'refused: The response does not fit: isMatch is missing.',
    ],
  ],
  [
    'a field has another type',
    (body, headers) => {
      const result = right(body, headers)
      return result?.status === 200 ? json(200, { isMatch: 'Y' }) : result
    },
    [
      'good: The response does not fit: isMatch must be boolean.',
      'refused: The response does not fit: isMatch must be boolean.',
    ],
  ],
  [
    'everybody matches',
    (body, headers) => {
      const result = right(body, headers)
      return result?.status === 200 ? json(200, { isMatch: true }) : result
    },
    ['refused: The field isMatch is not false.'],
  ],
  [
    'errors have no code',
    (body, headers) => {
      const result = right(body, headers)
      return result?.status === 400 ? { status: 400, body: '<html>' } : result
    },
    [
      'malformed: no fields: The field errorCode is missing instead of REQUEST_MALFORMED.',
      'malformed: no JSON: The field errorCode is missing instead of REQUEST_MALFORMED.',
    ],
  ],
  [
    'a good request is late',
    (body, headers) => {
      const result = right(body, headers)
      return result?.body.includes('true') ? null : result
    },
    ['good: There is no response within 2000 ms.'],
  ],
  [
    'a response is no JSON',
    (body, headers) => {
      const result = right(body, headers)
      return result?.status === 200 ? { status: 200, body: 'true,' } : result
    },
    ['good: The body is no JSON.', 'refused: The body is no JSON.'],
  ],
])('reports that %s', async (_, gateway, problems) => {
  expect(await problemsOf(gateway)).toEqual(problems)
})

it('reports that nothing listens, and quotes nothing of the request', async () => {
  const checked = await checkGateway({
    address: 'http://127.0.0.1:9',
    key: KEY,
    ports: ['real-name'],
    requests,
  })
  expect(new Set(checked.map(({ problem }) => problem))).toEqual(new Set(['The connection failed.']))
})

it('does without a request that is refused, and not without a good one', async () => {
  const unreached = { address: 'http://127.0.0.1:9', key: KEY, ports: ['real-name'] as const }
  const checked = await checkGateway({ ...unreached, requests: { [PATH]: { good: requests[PATH].good } } })
  expect(checked.map(({ name }) => name)).not.toContain('refused')
  await expect(checkGateway({ ...unreached, requests: {} })).rejects.toThrow(`no requests for ${PATH}`)
})
