import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { publishCalls } from './docs-page.ts'
import { serveCall } from './serve-call.ts'

const security = {
  name: 'token',
  scheme: { type: 'http', scheme: 'bearer' },
  summary: 'Needs the token of an operator.',
  refusals: { 401: 'TOKEN_WRONG' },
}
const readNote = {
  method: 'GET',
  path: '/notes/:id/pages/:page',
  summary: 'Returns a page <of a note>.',
  params: v.object({ id: v.string(), page: v.string() }),
  query: v.object({ size: v.optional(v.pipe(v.string(), v.transform(Number))), sort: v.string() }),
  response: v.object({ title: v.string(), at: v.nullable(v.string()) }),
  statuses: [200, 503],
  refusals: { 404: 'NOTE_NOT_FOUND' },
} as const
const countNotes = {
  method: 'GET',
  path: '/notes/count',
  summary: 'Counts notes.',
  query: v.object({
    since: v.pipe(
      v.string(),
      v.check(text => text !== ''),
      v.transform(Number),
      v.number(),
    ),
  }),
  response: v.object({ share: v.tuple([v.pipe(v.number(), v.transform(String), v.string()), v.boolean()]) }),
} as const
const sendNote = {
  method: 'POST',
  path: '/notes',
  summary: 'Takes a note.',
  body: v.object({ note: v.string() }),
  files: { names: ['scan'], largestBytes: 1000 },
  response: null,
} as const
const takeImage = {
  method: 'PUT',
  path: '/notes',
  summary: 'Takes an image.',
  bytes: ['image/png'],
  response: { contentType: 'text/event-stream', schema: v.object({ share: v.number() }) },
} as const

const readImage = {
  method: 'GET',
  path: '/image',
  summary: 'Returns an image.',
  notes: ['It is kept for a day.', 'It is small.'],
  response: { contentType: 'image/png' },
} as const
const sendImage = {
  method: 'POST',
  path: '/image',
  summary: 'Takes an image.',
  files: { names: ['image'], largestBytes: 1000 },
  response: null,
  statuses: [204],
} as const
const nameImage = {
  method: 'PUT',
  path: '/image',
  summary: 'Names an image.',
  body: v.object({ name: v.string() }),
  response: null,
} as const

let app: FastifyInstance
beforeAll(() => {
  app = createServer({ log: createLog('silent'), trustProxy: false })
  serveCall(app, readNote, async () => ({ title: '', at: null }), { security })
  serveCall(app, sendNote, async () => undefined, { filesFolder: '/nowhere' })
  serveCall(app, countNotes, async () => ({ share: [1, true] as [number, boolean] }))
  serveCall(app, takeImage, async () => '')
  serveCall(app, readImage, async () => '')
  serveCall(app, sendImage, async () => undefined, { filesFolder: '/nowhere' })
  serveCall(app, nameImage, async () => undefined)
  publishCalls(app, 'the page origin')
})
afterAll(() => app.close())

describe('the OpenAPI document of a server', () => {
  const operation = async (path: string, method: string) =>
    (await app.inject('/openapi.json')).json().paths[path][method]

  it('names the server, and each call by its address and method', async () => {
    const { openapi, info, paths } = (await app.inject('/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    const title = 'Delivery and parcel cost support: the calls of the page origin'
    expect(info).toEqual({ title, version: '1' })
    expect(Object.keys(paths)).toEqual(['/notes/{id}/pages/{page}', '/notes', '/notes/count', '/image'])
    expect(Object.keys(paths['/notes'])).toEqual(['post', 'put'])
  })

  it('names the parameters of a call, and which of them are needed', async () => {
    const { operationId, parameters } = await operation('/notes/{id}/pages/{page}', 'get')
    expect(operationId).toBe('getNotesIdPagesPage')
    expect(parameters.map(({ name, in: place, required }: never) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['page', 'path', true],
      ['size', 'query', false],
      ['sort', 'query', true],
    ])
  })

  it('describes a value as it is sent: before the server has read it, or after it has made it', async () => {
    const { parameters, responses } = await operation('/notes/count', 'get')
    expect(parameters[0].schema).toEqual({ type: 'string' })
    const { share } = responses[200].content['application/json'].schema.properties
    expect(share.prefixItems).toEqual([{ type: 'string' }, { type: 'boolean' }])
  })

  it('describes for whom each call is, and adds its notes', async () => {
    const { description: secured } = await operation('/notes/{id}/pages/{page}', 'get')
    const { description: open } = await operation('/image', 'get')
    expect(secured).toBe('Needs the token of an operator.')
    expect(open).toBe('Open to everyone. It is kept for a day. It is small.')
  })

  it('names every status, the refusals of the call and those of its security', async () => {
    const { responses, security: ways } = await operation('/notes/{id}/pages/{page}', 'get')
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '503', 'default'])
    expect(responses[404].description).toBe('NOTE_NOT_FOUND')
    expect(responses[401].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
    expect(responses[200].content['application/json'].schema.properties.title).toEqual({ type: 'string' })
    expect(ways).toEqual([{ token: [] }])
  })

  it('describes files and fields as one multipart body, and a response without a body as none', async () => {
    const { requestBody, responses, security: ways } = await operation('/notes', 'post')
    const { properties } = requestBody.content['multipart/form-data'].schema
    expect(properties).toEqual({
      note: { type: 'string' },
      scan: { type: 'string', format: 'binary', maxLength: 1000 },
    })
    expect(responses[200]).toEqual({ description: 'The response' })
    expect(ways).toEqual([])
  })

  it('describes bytes by their types, and events by the schema of their data', async () => {
    const { requestBody, responses } = await operation('/notes', 'put')
    expect(Object.keys(requestBody.content)).toEqual(['image/png'])
    expect(responses[200].content['text/event-stream'].schema.properties).toEqual({
      share: { type: 'number' },
    })
  })

  it('describes a call with files alone, one with JSON, and one without a body', async () => {
    const { requestBody: files, responses } = await operation('/image', 'post')
    const { type, properties } = files.content['multipart/form-data'].schema
    expect([type, Object.keys(properties)]).toEqual(['object', ['image']])
    expect(Object.keys(responses)).toEqual(['204', '400', 'default'])
    const { requestBody: json } = await operation('/image', 'put')
    expect(json).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { type: 'object' } } },
    })
    const get = await operation('/image', 'get')
    expect([get.requestBody, get.parameters]).toEqual([undefined, []])
    expect(get.responses[200].content).toEqual({ 'image/png': { schema: { type: 'string' } } })
  })

  it('carries the schemes of security', async () => {
    const { components } = (await app.inject('/openapi.json')).json()
    expect(components.securitySchemes).toEqual({ token: security.scheme })
  })
})

describe('the page of the calls', () => {
  it('shows every call with its needs, and escapes their texts', async () => {
    const { body } = await app.inject('/docs')
    expect(body).toContain('<p>7 calls, also as')
    expect(body).toContain('<b>POST</b> <code>/notes</code>')
    expect(body).toContain('Returns a page &lt;of a note&gt;. Needs the token of an operator.')
    expect(body).toContain('Takes an image. Open to everyone.')
    expect(body).not.toContain('<of')
  })

  it('shows the parameters and the body of each call, and says of one that it has neither', async () => {
    const { body } = await app.inject('/docs')
    const sectionOf = (id: string) =>
      body.split('<section ').find(section => section.startsWith(`id="${id}"`)) ?? ''
    expect(sectionOf('getNotesIdPagesPage')).toMatch(/<summary>Request<.*&quot;parameters&quot;: \[/s)
    expect(sectionOf('putImage')).toMatch(/<summary>Request<.*&quot;requestBody&quot;: \{/s)
    expect(sectionOf('putImage')).not.toContain('&quot;parameters&quot;')
    expect(sectionOf('getImage')).toContain('<p>No parameters, no body.</p>')
    expect(sectionOf('getImage')).toContain('<summary>Responses</summary>')
  })

  it('may run and load nothing', async () => {
    const policy = String((await app.inject('/docs')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
  })
})

it.each(['/openapi.json', '/docs'])(
  '%s is made once, and sent again only to those who have another',
  async path => {
    const first = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br'])
    app.servedCalls.length = 0
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: path, headers })).statusCode).toBe(304)
  },
)
