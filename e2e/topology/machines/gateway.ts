import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Address } from './network.ts'

/** The birth date and the name of everyone; a person differs by ci, which is the verification's own. */
export const PERSON = { name: '시험신규', birthDate: '19800101' }

type Asked = { transactionId: string; b_no: string[] }

/** The responses of services outside (docs/gateway.md): every business is open, and everyone is verified. */
const responses: Record<string, (asked: Asked) => object> = {
  '/v1/identity/start': () => ({ windowUrl: 'https://identity.example.org/' }),
  '/v1/identity/result': ({ transactionId }) => ({
    state: 'succeeded',
    person: { ...PERSON, ci: `${transactionId}/`.padEnd(86, '0').concat('==') },
  }),
  '/v1/real-name/match': () => ({ isMatch: true }),
  '/v1/bank/holder': () => ({ holder: PERSON.name }),
  '/v1/platforms/amounts': () => ({ months: null }),
  '/api/nts-businessman/v1/status': ({ b_no: [b_no] }) => ({
    status_code: 'OK',
    data: [{ b_no, b_stt_cd: '01', tax_type_cd: '01' }],
  }),
}

/** Starts the gateway of an agency. It ends with this process. */
export async function startGateway(ip: string): Promise<Address> {
  const server = createServer((request, response) => void respond(request, response)).unref()
  await once(server.listen(0, ip), 'listening')
  return { ip, port: (server.address() as AddressInfo).port }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = responses[request.url ?? '']?.((await json(request)) as Asked)
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
