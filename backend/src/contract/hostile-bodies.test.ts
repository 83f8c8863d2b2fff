import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { almostRight, fragments, written, type JsonSchema, type RawBody } from '../testing/hostile-values.ts'
import { signedIn } from '../testing/signed-in.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { fileTestApplication } from '../testing/test-application.ts'
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts'
import { callTable } from './call-table.ts'
import type { OpenApiDocument } from './openapi.ts'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
const BUSINESS = '1999999999'
const CI = 'ci-of-somebody-hostile'
const RUNS = 30

let backend: TestBackend
let document: OpenApiDocument
let applicationNumber: string
let headers: { applicant: Record<string, string>; admin: Record<string, string> }

beforeAll(async () => {
  backend = await startTestBackend({ ADMIN_TOKEN, ADMIN_ADDRESSES: '127.0.0.1,::1' })
  applicationNumber = await fileTestApplication(backend.database, {
    businessNumber: BUSINESS,
    ci: CI,
    status: '보류',
  })
  const answer = await fetch(`${backend.address}/openapi.json`)
  document = (await answer.json()) as OpenApiDocument
  headers = {
    applicant: await signedIn({ ci: CI, businessNumber: BUSINESS, applicationNumber }),
    admin: { authorization: `Bearer ${ADMIN_TOKEN}` },
  }
})
afterAll(() => backend.stop())

type Operation = {
  parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

type Attempt = { address: string; body: RawBody | FormData | null }

const rows = callTable.flatMap(({ method, path, admin }) => [
  { method, path },
  ...(admin ? [{ method, path: `/admin-api${path}` }] : []),
])

describe.each(rows)('$method $path', ({ method, path }) => {
  it('survives whatever it is sent: an error in JSON, or an answer, and a refusal changes nothing', async () => {
    let before = await tableDigests(backend.database)
    const survives = async (attempt: Attempt) => {
      const answer = await send(method, attempt)
      const after = await tableDigests(backend.database)
      if (answer.ok) before = after
      else await expectRefusal(answer)
      expect(after).toEqual(before)
    }
    await fc.assert(fc.asyncProperty(attempts(method, path), survives), { numRuns: RUNS })
  })
})

describe.each(rows.filter(({ method }) => method !== 'GET'))('$method $path', ({ method, path }) => {
  it('refuses a body of 20 MB', async () => {
    const before = await tableDigests(backend.database)
    const bytes = new Uint8Array(20_000_000).fill(0x20)
    const address = path.replace(/\{\w+\}/, '1')
    await expectRefusal(await send(method, { address, body: { type: 'application/json', bytes } }))
    expect(await tableDigests(backend.database)).toEqual(before)
  })
})

it('would be noticed if it changed a single row', async () => {
  const before = await tableDigests(backend.database)
  await backend.database
    .updateTable('business')
    .set({ taxStatus: '02' })
    .where('businessNumber', '=', BUSINESS)
    .execute()
  expect(await tableDigests(backend.database)).not.toEqual(before)
})

describe('an address that cannot be read', () => {
  it.each([
    ['a broken escape', '/api/v1/proof-mstr/get/%zz', 400],
    ['a broken escape in the query', '/api/v1/common/token/create?aplyNo=%zz', 404],
    ['a very long one', `/api/v1/proof-mstr/get/${'1'.repeat(5_000)}`, 404],
    ['one longer than any header may be', `/api/v1/proof-mstr/get/1?${'x'.repeat(100_000)}`, 431],
    ['a way out of the folder', '/api/v1/proof/file/download/..%2f..%2fetc%2fpasswd', 400],
  ])('is refused in JSON: %s', async (_, address, status) => {
    const answer = await fetch(backend.address + address, { headers: headers.applicant })
    expect(answer.status).toBe(status)
    await expectRefusal(answer)
  })
})

function send(method: string, { address, body }: Attempt): Promise<Response> {
  const who = address.startsWith('/admin-api/') ? headers.admin : headers.applicant
  const type: Record<string, string> = body && 'bytes' in body ? { 'content-type': body.type } : {}
  const sent = body && 'bytes' in body ? body.bytes : body
  return fetch(backend.address + address, { method, headers: { ...who, ...type }, body: sent })
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

// What is read from the published contract is known only when the test runs.
function attempts(method: string, path: string): fc.Arbitrary<Attempt> {
  const operation = document.paths[path]?.[method.toLowerCase()] as Operation | undefined
  if (!operation) throw new Error(`The contract does not publish ${method} ${path}.`)
  return fc.record({ address: addresses(path, operation), body: bodies(method, operation) })
}

// The hostile person's own numbers, so that some attempts come further than the first check.
const likely = () => [applicationNumber, BUSINESS, CI]

function addresses(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const wrong = fc.oneof(
    fragments.filter(value => value.length < 1_000),
    fc.string(),
  )
  const values = fc.tuple(
    ...parameters.map(({ name, in: place, schema }) => {
      const right = almostRight(schema, likely())
        .map(String)
        .filter(value => value.length < 1_000)
      const either = fc.oneof({ arbitrary: right, weight: 3 }, wrong)
      return either.map(value => ({ name, place, value }))
    }),
  )
  return values.map(given => {
    const encoded = given.map(({ value, ...rest }) => ({
      ...rest,
      value: encodeURIComponent(value.toWellFormed()),
    }))
    const query = encoded
      .filter(({ place }) => place === 'query')
      .map(({ name, value }) => `${name}=${value}`)
    const inPath = (_: string, name: string) => encoded.find(one => one.name === name)?.value || '%00'
    return path.replace(/\{(\w+)\}/g, inPath) + (query.length > 0 ? `?${query.join('&')}` : '')
  })
}

function bodies(method: string, { requestBody }: Operation): fc.Arbitrary<Attempt['body']> {
  if (method === 'GET') return fc.constant(null)
  const content = requestBody?.content ?? {}
  const json = written(almostRight(content['application/json']?.schema ?? {}, likely()))
  const form = content['multipart/form-data']
  if (!requestBody) return fc.oneof(fc.constant(null), json)
  return form ? fc.oneof({ arbitrary: forms(form.schema), weight: 4 }, { arbitrary: json, weight: 1 }) : json
}

function forms({ properties = {} }: JsonSchema): fc.Arbitrary<FormData> {
  const parts = Object.entries(properties).map(([name, schema]) =>
    fc.tuple(fc.constant(name), partOf(schema)),
  )
  return fc.tuple(...parts).map(given => {
    const form = new FormData()
    for (const [name, part] of given) if (part !== null) form.append(name, part)
    return form
  })
}

function partOf(schema: JsonSchema): fc.Arbitrary<Blob | string | null> {
  const bytes = fc.uint8Array({ maxLength: 5_000 }).map(content => new Blob([Uint8Array.from(content)]))
  const json = almostRight(schema, likely()).map(value => JSON.stringify(value) ?? '')
  const usual = schema.format === 'binary' ? bytes : json
  return fc.oneof({ arbitrary: usual, weight: 4 }, fc.constant(null), fragments, bytes)
}
