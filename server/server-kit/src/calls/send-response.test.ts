import { PassThrough } from 'node:stream'
import { once } from 'node:events'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { serveCall } from './serve-call.ts'

const events = {
  method: 'GET',
  path: '/events',
  summary: 'Sends events until the client leaves.',
  response: { contentType: 'text/event-stream', schema: v.object({}) },
} as const

it('warns of nothing when the client of a stream leaves, and closes the stream', async () => {
  const stream = new PassThrough()
  stream.write(':\n\n')
  const server = await startTestServer([
    {
      register: app =>
        serveCall(app, events, ({ reply }) => reply.type('text/event-stream').send(stream) as never),
    },
  ])
  const leave = new AbortController()
  const response = await fetch(`${server.address}/events`, { signal: leave.signal })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  leave.abort()
  await once(stream, 'close')
  await server.stop()
  expect(server.logged.map(line => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([])
})
