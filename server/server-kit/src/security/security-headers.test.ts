import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { headersForEveryOrigin } from './security-headers.ts'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
}
const FOR_EVERY_ORIGIN = {
  ...ALWAYS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

let app: FastifyInstance

beforeEach(() => {
  app = createServer({ log: createLog('silent'), trustProxy: true })
  app.get('/text', async () => 'text')
  app.get('/data', async () => ({ data: true }))
  app.get('/own-policy', async (_, reply) => reply.header('content-security-policy', 'own').send({}))
  app.get('/open', { config: { isForEveryOrigin: true } }, async () => 'open')
  app.get('/framed', { config: { isFramed: true } }, async () => 'framed')
})
afterEach(() => app.close())

/** Returns the headers of a response that restrict the browser. */
async function restrictions(url: string, protocol = 'http') {
  const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } })
  const names = [...Object.keys({ ...FOR_EVERY_ORIGIN, ...HTTPS }), 'content-security-policy']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

const DATA_ALONE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

it.each([
  ['of a text', '/text', ALWAYS],
  ['of data, which runs and shows nothing', '/data', { ...ALWAYS, ...DATA_ALONE }],
  ['with a policy of its own', '/own-policy', { ...ALWAYS, 'content-security-policy': 'own' }],
  ['of a file for every origin', '/open', FOR_EVERY_ORIGIN],
  ['of a page that is shown in a frame', '/framed', { ...ALWAYS, 'x-frame-options': 'SAMEORIGIN' }],
  ['of an error', '/none', ALWAYS],
])('a response %s restricts the browser', async (_, url, headers) => {
  expect(await restrictions(url)).toEqual(headers)
})

it('over https the host is asked by https alone from then on', async () => {
  expect(await restrictions('/text', 'https')).toEqual({ ...ALWAYS, ...HTTPS })
})

it('a file for every origin has the same headers without Fastify', () => {
  const pairs = (protocol: string) => {
    const flat = headersForEveryOrigin(protocol)
    return Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])))
  }
  expect(pairs('http')).toEqual(FOR_EVERY_ORIGIN)
  expect(pairs('https')).toEqual({ ...FOR_EVERY_ORIGIN, ...HTTPS })
})
