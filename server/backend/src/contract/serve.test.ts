import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { readConfig } from '../config.ts'
import { createLog } from 'server-kit'
import { createServer } from 'server-kit/testing'
import { createSessions } from '../session/sessions.ts'
import { signedIn, TEST_SESSION_KEY } from '../testing/backend/signed-in.ts'
import { acceptCalls } from './accept-calls.ts'
import type { GateKeeping } from './admit.ts'
import type { Call } from './call.ts'
import { recordNumber, resultResponse } from './fields.ts'
import { serve } from './serve.ts'

const LARGEST = 1_000
const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
const applicant = { ci: 'ci-1', businessNumber: '1234567890', applicationNumber: null }

const echoCall = {
  method: 'POST',
  path: '/echo/:id',
  summary: 'Says again what it was asked.',
  access: 'applicant',
  params: v.object({ id: recordNumber }),
  query: v.object({ word: v.string() }),
  body: v.object({ text: v.string(), list: v.optional(v.array(v.object({ name: v.string() })), []) }),
  response: resultResponse(v.object({ text: v.string(), ci: v.string() })),
} as const satisfies Call

const adminCall = {
  method: 'GET',
  path: '/who',
  summary: 'Says who asks.',
  access: 'applicant',
  admin: true,
  response: v.object({ isAdmin: v.boolean(), ci: v.nullable(v.string()) }),
} as const satisfies Call

const pressCall = {
  method: 'POST',
  path: '/press',
  summary: 'Takes no payload.',
  access: 'open',
  response: v.object({ isDone: v.literal(true) }),
} as const satisfies Call

const fileCall = {
  method: 'POST',
  path: '/files',
  summary: 'Says what it was sent.',
  access: 'open',
  files: { names: ['paper', 'picture'], jsonParts: ['data'], largestBytes: LARGEST },
  body: v.object({ data: v.object({ name: v.string() }), note: v.optional(v.string()) }),
  response: v.object({
    name: v.string(),
    note: v.optional(v.string()),
    paper: v.nullable(v.string()),
    size: v.number(),
  }),
} as const satisfies Call

let dataDir: string
let app: FastifyInstance
let address: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'contract-test-'))
})
afterAll(() => rm(dataDir, { recursive: true }))
beforeEach(() => start({ ADMIN_ADDRESSES: '127.0.0.1', ADMIN_TOKEN }))
afterEach(() => app.close())

async function start(environment: Record<string, string>): Promise<void> {
  app = createServer({ log: createLog('silent'), trustProxy: false })
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  acceptCalls(app, config)
  const dependencies: GateKeeping = {
    config,
    sessions: createSessions(TEST_SESSION_KEY, () => new Date()),
    tokens: {
      belongsTo: async token => token === 'mine',
      hasEnded: async sessionId => sessionId === 'ended',
    },
    refuseInMode: async () => {},
    queueGate: async () => {},
  }
  serve(app, dependencies, echoCall, async ({ body, applicant: { ci }, params, query }) => {
    const secret = { residenceNumber: '0000001111111' }
    return { status: 200, message: `${params.id} ${query.word}`, result: { text: body.text, ci, ...secret } }
  })
  serve(app, dependencies, pressCall, async () => ({ isDone: true }))
  serve(app, dependencies, { ...pressCall, path: '/api/press' }, async () => ({ isDone: true }))
  serve(app, dependencies, adminCall, async ({ isAdmin, applicant: asking }) => ({
    isAdmin,
    ci: asking?.ci ?? null,
  }))
  serve(app, dependencies, fileCall, async ({ body: { data, note }, files: { paper } }) => ({
    name: data.name,
    ...(note && { note }),
    paper: paper ? await readFile(paper.path, 'utf8') : null,
    size: paper?.size ?? 0,
  }))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
}

async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address + path, init)
  return { status: answer.status, body: await answer.json() }
}

const echo = async (body: unknown, headers: Record<string, string> = {}, path = '/echo/7?word=hello') => {
  const all = { ...(await signedIn(applicant)), 'content-type': 'application/json', ...headers }
  return ask(path, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

describe('a call', () => {
  it('gets what was asked in the shape of its schemas, and answers no more than its schema names', async () => {
    expect(await echo({ text: 'a', unknown: 1 })).toEqual({
      status: 200,
      body: { status: 200, message: '7 hello', result: { text: 'a', ci: 'ci-1' } },
    })
  })

  it.each([
    [{ text: 1 }, undefined, ['text']],
    [{ text: 'a', list: [{ name: 'x' }, {}] }, undefined, ['list.1.name']],
    [null, undefined, ['']],
    [{ text: 'a\0b' }, undefined, ['text']],
    [{ text: 'a', list: [{ name: '\0' }] }, undefined, ['list.0.name']],
    [{ text: 'a' }, '/echo/x?word=a', ['id']],
    [{ text: 'a' }, '/echo/99999999999?word=a', ['id']],
    [{ text: 'a' }, '/echo/1', ['word']],
    [{ text: 'a' }, '/echo/1?word=a&word=b', ['word']],
    [{}, '/echo/0', ['id', 'word', 'text']],
  ])('refuses %j at %s, naming %j', async (body, path, fields) => {
    const answer = await echo(body, {}, path)
    expect(answer).toMatchObject({ status: 400, body: { status: 400, errorCode: 'REQUEST_MALFORMED' } })
    expect(answer.body).toHaveProperty(
      'errors',
      fields.map(field => ({ field, message: expect.stringMatching(/[가-힣]/) })),
    )
  })
})

describe('a call without a payload', () => {
  it.each([{}, { 'content-type': 'application/json' }])('is answered with the headers %j', async headers => {
    const answer = await ask('/press', { method: 'POST', headers })
    expect(answer).toEqual({ status: 200, body: { isDone: true } })
  })
})

describe('a writing call of a page', () => {
  const REFUSED = {
    status: 403,
    body: { status: 403, errorCode: 'FOREIGN_PAGE', message: '허용되지 않은 페이지의 요청입니다.' },
  }
  const press = (headers: Record<string, string>, method = 'POST') => ask('/api/press', { method, headers })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another site, by what its browser says', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' }],
    ['that hides where it is', { origin: 'null' }],
  ])('%s is refused', async (_, headers) => {
    expect(await press(headers)).toEqual(REFUSED)
  })

  it.each([
    ['of our own origin', () => ({ origin: address })],
    ['of our own origin, by what its browser says', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['of a listed origin', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://page.example.org' })],
    ['of no page', () => ({})],
  ])('%s is served', async (_, headers) => {
    await app.close()
    await start({ PAGE_ORIGINS: 'https://page.example.org' })
    expect(await press(headers())).toEqual({ status: 200, body: { isDone: true } })
  })
})

describe('a call for applicants', () => {
  const expired = {
    status: 401,
    body: { status: 401, errorCode: 'AUTH_EXPIRED', message: '인증정보가 만료되었습니다.' },
  }

  it.each([
    ['no cookie', { cookie: '' }],
    ['a made-up cookie', { cookie: 'sbiz_auth=abc' }],
    ['the marker alone', { cookie: 'sbiz_auth_on=1' }],
    ['a token that is not theirs', { authorization: 'Bearer other' }],
  ])('is refused with %s', async (_, headers) => {
    expect(await echo({ text: 'a' }, headers)).toEqual(expired)
  })

  it('is refused when the session has run out', async () => {
    const longAgo = () => new Date(Date.now() - 3_601_000)
    expect(await echo({ text: 'a' }, await signedIn(applicant, longAgo))).toEqual(expired)
  })

  it('is refused when the session was ended, though its cookie has not run out', async () => {
    expect(await echo({ text: 'a' }, await signedIn({ ...applicant, sessionId: 'ended' }))).toEqual(expired)
  })

  it('is answered with their own token beside the cookie', async () => {
    expect(await echo({ text: 'a' }, { authorization: 'Bearer mine' })).toMatchObject({ status: 200 })
  })
})

describe('the admin backend', () => {
  const shown = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const refused = {
    status: 403,
    body: { status: 403, errorCode: 'ADMIN_REFUSED', message: '접근 권한이 없습니다.' },
  }

  it('answers to the token from a listed address', async () => {
    expect(await ask('/admin-api/who', { headers: shown })).toEqual({
      status: 200,
      body: { isAdmin: true, ci: null },
    })
  })

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer other' }],
    ['the token and a bit', { authorization: `Bearer ${ADMIN_TOKEN}x` }],
  ])('refuses %s', async (_, headers) => {
    expect(await ask('/admin-api/who', { headers })).toEqual(refused)
  })

  it('refuses a session, and whatever the browser claims', async () => {
    const headers = { ...(await signedIn(applicant)), adminCiYn: 'Y', cookie: 'adminCiYn=Y' }
    expect(await ask('/admin-api/who?adminCiYn=Y', { headers })).toEqual(refused)
  })

  it('does not open the applicants’ call by its token', async () => {
    expect(await ask('/who', { headers: shown })).toMatchObject({ status: 401 })
  })

  it.each([
    ['no one is configured', {}],
    ['no token is configured', { ADMIN_ADDRESSES: '127.0.0.1' }],
    ['no address is configured', { ADMIN_TOKEN }],
    ['other addresses are configured', { ADMIN_TOKEN, ADMIN_ADDRESSES: '192.0.2.0/24' }],
  ])('refuses everyone when %s', async (_, environment) => {
    await app.close()
    await start(environment)
    const forwarded = { ...shown, 'x-forwarded-for': '192.0.2.1' }
    expect(await ask('/admin-api/who', { headers: forwarded })).toEqual(refused)
  })

  it.each([
    ['192.0.2.1', 200],
    ['203.0.113.9, 192.0.2.1', 200],
    // An address that a browser puts before its real one has no effect.
    ['192.0.2.1, 203.0.113.9', 403],
    ['nonsense', 403],
  ])('behind a proxy goes by the address that the proxy added: %s gets %i', async (forwarded, status) => {
    await app.close()
    await start({ ADMIN_TOKEN, ADMIN_ADDRESSES: '192.0.2.0/24', TRUST_PROXY: 'on' })
    const answer = await ask('/admin-api/who', { headers: { ...shown, 'x-forwarded-for': forwarded } })
    expect(answer.status).toBe(status)
  })
})

describe('a call that takes files', () => {
  const sendForm = (parts: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    return ask('/files', { method: 'POST', body: form })
  }
  const asBlob = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

  it.each([
    ['as text', JSON.stringify({ name: '가' })],
    ['as a typed part', asBlob({ name: '가' })],
  ])('reads JSON that is sent %s, and the file beside it', async (_, data) => {
    const answer = await sendForm({ data, note: 'n', paper: new Blob(['hello']) })
    expect(answer).toEqual({ status: 200, body: { name: '가', note: 'n', paper: 'hello', size: 5 } })
  })

  it('does without a file, and ignores what it does not know', async () => {
    const answer = await sendForm({ data: '{"name":"a"}', other: new Blob(['x'.repeat(5_000)]), more: 'y' })
    expect(answer).toEqual({ status: 200, body: { name: 'a', paper: null, size: 0 } })
  })

  it.each([
    [LARGEST, 200],
    [LARGEST + 1, 413],
    [20_000_000, 413],
  ])('answers a file of %i bytes with %i', async (size, status) => {
    const paper = new Blob([new Uint8Array(size)])
    expect(await sendForm({ data: '{"name":"a"}', paper })).toMatchObject({ status, body: {} })
  })

  it.each(['{"name":', '{"name":1}', '[]', ''])('refuses the data %j', async data => {
    expect(await sendForm({ data })).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
  })

  it.each([
    ['JSON', 'application/json', '{"data":{"name":"a"}}', 415],
    [
      'a cut-off form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"na',
      400,
    ],
    [
      'a cut-off file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="paper"; filename="a"\r\n\r\nabc',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'abc', 400],
  ])('refuses %s', async (_, type, body, status) => {
    const answer = await ask('/files', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer).toMatchObject({ status, body: { status } })
  })

  it('refuses data that nest deeper, or hold more, than a page sends', async () => {
    const refused = { status: 400, body: { errorCode: 'REQUEST_MALFORMED' } }
    expect(await sendForm({ data: `{"name":"a","x":${'['.repeat(30)}${']'.repeat(30)}}` })).toMatchObject(
      refused,
    )
    const nested: unknown = JSON.parse('['.repeat(30) + ']'.repeat(30))
    expect(await echo({ text: 'a', unknown: nested })).toMatchObject(refused)
    expect(await echo({ text: 'a', unknown: Array.from({ length: 10_001 }, () => 1) })).toMatchObject(refused)
  })

  it('takes no form where it takes no files', async () => {
    const form = new FormData()
    form.append('text', 'a')
    const headers = await signedIn(applicant)
    expect(await ask('/echo/7?word=a', { method: 'POST', headers, body: form })).toMatchObject({
      status: 415,
    })
  })

  it('leaves nothing in the temporary folder', async () => {
    await sendForm({ data: '{"name":"a"}', paper: new Blob(['hello']) })
    await sendForm({ data: '{', paper: new Blob([new Uint8Array(LARGEST + 1)]) })
    // The response is sent before the last file is removed.
    await expect.poll(() => readdir(join(dataDir, 'incoming'))).toEqual([])
  })
})
