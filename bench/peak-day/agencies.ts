import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const A_RESPONSE_TAKES_MS = 30

/** The person of every verification; their `ci` is that of the transaction. */
const PERSON = { name: '시험신규', birthDate: '19800101' } as const

type Asked = { transactionId?: string; b_no?: string[]; businesses?: { b_no: string }[] }

/** Starts the agencies behind their gateways, which confirm everything. Prints its address, as servers of a site do. */
const server = createServer((request, response) => void respond(request, response))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`ready http://127.0.0.1:${port}\n`)
})
process.on('SIGTERM', () => process.exit())

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = (await json(request)) as Asked
  await wait(A_RESPONSE_TAKES_MS)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(replyTo(request.url ?? '', asked)))
}

function replyTo(
  path: string,
  { transactionId = '', b_no: [looked = ''] = [], businesses: [described] = [] }: Asked,
) {
  const status = { b_stt_cd: '01', tax_type_cd: '01' }
  const { name, birthDate } = PERSON
  if (path.endsWith('/start')) return { windowUrl: 'https://identity.example.org/' }
  if (path.endsWith('/result'))
    return {
      state: 'succeeded',
      person: { ci: `ci-${transactionId}`, name, birthDate, mobileNumber: '01000000000' },
    }
  if (path.endsWith('/match')) return { isMatch: true }
  if (path.endsWith('/holder')) return { holder: name }
  if (path.endsWith('/amounts')) return { months: null }
  if (path.endsWith('/status')) return { status_code: 'OK', data: [{ b_no: looked, ...status }] }
  return { status_code: 'OK', data: [{ b_no: described?.b_no ?? '', valid: '01', status }] }
}
