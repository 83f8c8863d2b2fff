import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from 'server-kit'
import { createServer } from 'server-kit/testing'
import { onTestFinished } from 'vitest'
import * as v from 'valibot'
import { readConfig } from '../../config.ts'
import { acceptCalls } from '../../contract/accept-calls.ts'
import type { GateKeeping } from '../../contract/admit.ts'
import type { Call } from '../../contract/call.ts'
import { recordNumber, resultResponse } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import { createSessions } from '../../session/sessions.ts'
import { signedIn, TEST_SESSION_KEY } from '../backend/signed-in.ts'

export const LARGEST_FILE = 1_000
export const applicant = { ci: 'ci-1', businessNumber: '1234567890', applicationNumber: null }

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
  files: { names: ['paper', 'picture'], jsonParts: ['data'], largestBytes: LARGEST_FILE },
  body: v.object({ data: v.object({ name: v.string() }), note: v.optional(v.string()) }),
  response: v.object({
    name: v.string(),
    note: v.optional(v.string()),
    paper: v.nullable(v.string()),
    size: v.number(),
  }),
} as const satisfies Call

/** Starts a server with calls of several kinds, until the test ends. `echo` is sent by a signed-in applicant. */
export async function serveSampleCalls(environment: Record<string, string> = {}) {
  const app = createServer({ log: createLog('silent'), trustProxy: false })
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-test-'))
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  acceptCalls(app, config)
  addSampleCalls(app, gateKeeping(config))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    const response = await fetch(address + path, init)
    return { status: response.status, body: await response.json() }
  }
  async function echo(body: unknown, headers: Record<string, string> = {}, path = '/echo/7?word=hello') {
    const all = { ...(await signedIn(applicant)), 'content-type': 'application/json', ...headers }
    return ask(path, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }
  return { address, dataDir, ask, echo }
}

function gateKeeping(config: GateKeeping['config']): GateKeeping {
  return {
    config,
    sessions: createSessions(TEST_SESSION_KEY, () => new Date()),
    tokens: {
      belongsTo: async token => token === 'mine',
      hasEnded: async sessionId => sessionId === 'ended',
    },
    refuseInMode: async () => {},
    queueGate: async () => {},
  }
}

function addSampleCalls(app: ReturnType<typeof createServer>, gate: GateKeeping): void {
  serve(app, gate, echoCall, async ({ body, applicant: { ci }, params, query }) => {
    const secret = { residenceNumber: '0000001111111' }
    return { status: 200, message: `${params.id} ${query.word}`, result: { text: body.text, ci, ...secret } }
  })
  serve(app, gate, pressCall, async () => ({ isDone: true }))
  serve(app, gate, { ...pressCall, path: '/api/press' }, async () => ({ isDone: true }))
  serve(app, gate, adminCall, async ({ isAdmin, applicant: asking }) => ({
    isAdmin,
    ci: asking?.ci ?? null,
  }))
  serve(app, gate, fileCall, async ({ body: { data, note }, files: { paper } }) => ({
    name: data.name,
    ...(note && { note }),
    paper: paper ? await readFile(paper.path, 'utf8') : null,
    size: paper?.size ?? 0,
  }))
}
