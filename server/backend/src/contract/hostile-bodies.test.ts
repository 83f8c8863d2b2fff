import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { attempts, type Attempt, type Operation } from '../testing/hostile/hostile-requests.ts'
import { newProofOwner, recordsOf, type ProofOwner } from '../testing/proofs/proof-owner.ts'
import { tableDigests } from '../testing/databases/table-digests.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { callTable } from '../testing/calls/call-table.ts'
import type { OpenApiDocument } from 'server-kit'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
/** Requests to each call; `HOSTILE_RUNS=410` makes some 20,000 in all. */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 10)
const MAY_TAKE_MS = 2_000 * Math.max(30, RUNS)

const backend = testBackend({ ADMIN_TOKEN, ADMIN_ADDRESSES: '127.0.0.1,::1' })
let document: OpenApiDocument
let stranger: ProofOwner
/** Serves all calls until one of them changes something. */
let owner: ProofOwner

beforeAll(async () => {
  const answer = await fetch(`${backend.address}/openapi.json`)
  document = (await answer.json()) as OpenApiDocument
  stranger = await newProofOwner(backend)
  owner = await newProofOwner(backend)
})

const rows = callTable.flatMap(({ method, path, admin }) => [
  { method, path },
  ...(admin ? [{ method, path: `/admin-api${path}` }] : []),
])

describe.each(rows)('$method $path', call => {
  it(
    'survives whatever it is sent: an error in JSON, or an answer, and a refusal changes nothing',
    async () => {
      let changed = false
      const recordsOfStranger = await recordsOf(backend, stranger)
      let before = await tableDigests(backend.database)
      const survives = async (attempt: Attempt) => {
        const answer = await send(call.method, attempt, owner)
        const after = await tableDigests(backend.database)
        if (answer.ok) before = after
        else await expectRefusal(answer)
        expect(after).toEqual(before)
        changed ||= answer.ok && call.method !== 'GET'
      }
      const tried = attempts(call, operationOf(call), [...owner.theirs, ...stranger.theirs])
      await fc.assert(fc.asyncProperty(tried, survives), { numRuns: RUNS })
      expect(await recordsOf(backend, stranger)).toEqual(recordsOfStranger)
      if (changed) owner = await newProofOwner(backend)
    },
    MAY_TAKE_MS,
  )
})

describe.each(rows.filter(({ method }) => method !== 'GET'))('$method $path', ({ method, path }) => {
  it('refuses a body of 20 MB', async () => {
    const before = await tableDigests(backend.database)
    await expectRefusal(await sendTooMuch(method, path.replace(/\{\w+\}/, '1')))
    expect(await tableDigests(backend.database)).toEqual(before)
  })
})

describe('the applicant who sends all this', () => {
  it('has proof of their own, which the calls find and change', async () => {
    const applicant = await newProofOwner(backend)
    const before = await recordsOf(backend, applicant)
    const shown = await send(
      'GET',
      { address: `/api/v1/proof-mstr/get/${applicant.batchId}`, body: null },
      applicant,
    )
    expect(shown.status).toBe(200)
    const bytes = Buffer.from(JSON.stringify({ receiptProofId: applicant.askedItemId }))
    const body = { type: 'application/json', bytes: Uint8Array.from(bytes) }
    expect((await send('DELETE', { address: '/api/v1/proof/delete', body }, applicant)).status).toBe(200)
    expect(await recordsOf(backend, applicant)).not.toEqual(before)
  })

  it('would be noticed changing a single row', async () => {
    const before = await tableDigests(backend.database)
    await backend.database
      .updateTable('proofItem')
      .set({ deliveryName: 'x' })
      .where('itemId', '=', String(stranger.askedItemId))
      .execute()
    expect(await tableDigests(backend.database)).not.toEqual(before)
  })
})

describe('an address that cannot be read', () => {
  it.each([
    ['a broken escape', '/api/v1/proof-mstr/get/%zz', 400],
    ['a broken escape in the query', '/api/v1/common/token/create?aplyNo=%zz', 404],
    ['a very long one', `/api/v1/proof-mstr/get/${'1'.repeat(5_000)}`, 414],
    ['one longer than any header may be', `/api/v1/proof-mstr/get/1?${'x'.repeat(100_000)}`, 431],
    ['a way out of the folder', '/api/v1/proof/file/download/..%2f..%2fetc%2fpasswd', 400],
  ])('is refused in JSON: %s', async (_, address, status) => {
    const answer = await send('GET', { address, body: null }, stranger)
    expect(answer.status).toBe(status)
    await expectRefusal(answer)
  })
})

function send(method: string, { address, body }: Attempt, { cookie }: ProofOwner): Promise<Response> {
  const type: Record<string, string> = body && 'bytes' in body ? { 'content-type': body.type } : {}
  const sent = body && 'bytes' in body ? body.bytes : body
  return fetch(backend.address + address, {
    method,
    headers: { ...credentialsFor(address, cookie), ...type },
    body: sent,
  })
}

const PIECE = Buffer.alloc(1_000_000, ' ')
const PIECES = 20

/** Sends piece by piece until there is a response; `fetch` would copy all of it several times. */
async function sendTooMuch(method: string, address: string): Promise<Response> {
  const type = { 'content-type': 'application/json', 'content-length': PIECE.length * PIECES }
  const headers = { ...credentialsFor(address, stranger.cookie), ...type }
  const sending = request(backend.address + address, { method, headers })
  Readable.from(Array.from({ length: PIECES }, () => PIECE)).pipe(sending)
  // The server may close the connection of a refused request: an error after the response changes nothing.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).on('error', reject)
  })
  return new Response(await buffer(response), { status: response.statusCode ?? 500 })
}

function credentialsFor(address: string, cookie: string): Record<string, string> {
  return address.startsWith('/admin-api/') ? { authorization: `Bearer ${ADMIN_TOKEN}` } : { cookie }
}

async function expectRefusal(answer: Response): Promise<void> {
  const text = await answer.text()
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(JSON.parse(text)).toMatchObject({
    status: answer.status,
    errorCode: expect.stringMatching(/^[A-Z0-9_]+$/),
    message: expect.stringMatching(/[가-힣]/),
  })
}

// The published contract is available only while the test runs.
function operationOf({ method, path }: { method: string; path: string }): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()] as Operation | undefined
  if (!operation) throw new Error(`The contract does not publish ${method} ${path}.`)
  return operation
}
