import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The birth date and the name of everyone; a person differs by ci, which is the verification's own. */
export const PERSON = { name: '시험신규', birthDate: '19800101' }

type Asked = { transactionId: string; returnUrl: string; b_no: string[] }

/** The responses of services outside (docs/gateway.md): every business is open, and everyone is verified. */
const responses: Record<string, (asked: Asked, address: string) => object> = {
  '/v1/identity/start': ({ returnUrl }, address) => ({
    windowUrl: `${address}/window?to=${encodeURIComponent(returnUrl)}`,
  }),
  '/v1/identity/result': ({ transactionId }) => ({
    state: 'succeeded',
    person: { ...PERSON, ci: ciOf(transactionId) },
  }),
  '/v1/real-name/match': () => ({ isMatch: true }),
  '/v1/bank/holder': () => ({ holder: PERSON.name }),
  '/v1/platforms/amounts': () => ({ months: null }),
  '/api/nts-businessman/v1/status': ({ b_no: [b_no] }) => ({
    status_code: 'OK',
    data: [{ b_no, b_stt_cd: '01', tax_type_cd: '01' }],
  }),
}

function ciOf(transactionId: string): string {
  return `${transactionId}/`.padEnd(86, '0').concat('==')
}

/** Starts the gateway of an agency, to which the identity window belongs as well. */
export async function startGateway(): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => void respond(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '', address)
  if (pathname === '/window') {
    response.writeHead(303, { location: searchParams.get('to') ?? '' }).end()
    return
  }
  const body = responses[pathname]?.((await json(request)) as Asked, address)
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
