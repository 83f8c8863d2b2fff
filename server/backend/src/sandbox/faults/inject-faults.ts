import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from 'server-kit'
import { sandboxTexts } from '../texts.ko.ts'
import type { Fault, FaultPlan } from './fault-plan.ts'

/** Added to a script, these bytes change its hash but not its effect. Added to JSON, they make it unreadable. */
const FOREIGN_BYTES = '\n/* altered on purpose */\n'
const TIME_TO_ARRIVE_MS = 100

/** Lets every address but the sandbox's own fail by the plan. */
export function injectFaults(app: FastifyInstance, plan: FaultPlan): void {
  const bodyFaults = new WeakMap<FastifyRequest, 'cut' | 'corrupt'>()
  const hanging = new Set<FastifyRequest>()
  const emptied = new WeakSet<FastifyRequest>()

  // The waiting room serves most requests before Fastify; it leaves these to the hooks below.
  app.decorate('hasFaultFor', (path: string) => plan.list().some(({ target }) => path.startsWith(target)))

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    const fault = path.startsWith('/sandbox') ? undefined : plan.take(path)
    return fault?.kind === 'status' ? respondWith(reply, fault.value) : spoil(request, fault)
  })

  app.addHook('preParsing', async (request, _reply, payload) => {
    // The request of an upload is long and its response empty: its request is cut.
    if (request.method === 'PUT' && bodyFaults.get(request) === 'cut')
      return Readable.from(firstHalfOf(request, payload))
    if (!emptied.has(request)) return payload
    payload.resume()
    return Readable.from([])
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const kind = bodyFaults.get(request)
    if (!kind || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    return kind === 'cut' ? cutShort(Buffer.from(payload)) : altered(reply, Buffer.from(payload))
  })

  // A stopping server waits for open requests; these never get a response.
  app.addHook('preClose', async () => hanging.forEach(request => request.raw.destroy()))

  async function spoil(request: FastifyRequest, fault: Exclude<Fault, { kind: 'status' }> | undefined) {
    if (fault?.kind === 'delay') await wait(fault.value)
    else if (fault?.kind === 'hang') await untilClosed(request)
    else if (fault?.kind === 'empty') emptied.add(request)
    else if (fault) spoilBody(request, fault.kind)
  }

  function spoilBody(request: FastifyRequest, kind: 'cut' | 'corrupt'): void {
    bodyFaults.set(request, kind)
    // Altered bytes are to reach the browser's check, so they are neither packed nor spared by a 304.
    delete request.headers['accept-encoding']
    delete request.headers['if-none-match']
  }

  async function untilClosed(request: FastifyRequest): Promise<void> {
    hanging.add(request)
    await new Promise(resolve => request.raw.socket.once('close', resolve))
    hanging.delete(request)
  }
}

function respondWith(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .send({ status, errorCode: 'SANDBOX_FAULT', message: sandboxTexts.brokenOnPurpose })
}

/** Yields half of the announced bytes, and then destroys the connection. */
async function* firstHalfOf({ headers, raw }: FastifyRequest, payload: Readable): AsyncGenerator<Buffer> {
  let left = Math.ceil(Number(headers['content-length'] ?? 0) / 2)
  for await (const part of payload) {
    const bytes = Buffer.from(part).subarray(0, left)
    left -= bytes.byteLength
    yield bytes
    if (left === 0) break
  }
  raw.socket.destroy()
  throw Object.assign(new Error('The connection is cut on purpose.'), { code: 'ECONNRESET' })
}

function cutShort(body: Buffer): Readable {
  return Readable.from(firstHalf(body))
}

async function* firstHalf(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, Math.ceil(body.byteLength / 2))
  // Buffered bytes would be lost with the connection.
  await wait(TIME_TO_ARRIVE_MS)
  throw new Error('The connection is cut on purpose.')
}

function altered(reply: FastifyReply, body: Buffer): Buffer {
  const bytes = Buffer.concat([body, Buffer.from(FOREIGN_BYTES)])
  void reply.header('content-length', bytes.byteLength)
  return bytes
}
