import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

const FOLDER = join(import.meta.dirname, '../page')
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' }

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The tester's page at `/sandbox/`, with its scripts and its stylesheet. */
export function registerSandboxPage(app: FastifyInstance): void {
  app.get('/sandbox', async (_, reply) => reply.redirect('/sandbox/', 301))
  app.get('/sandbox/', async (_, reply) =>
    send(reply.header('content-security-policy', POLICY), 'index.html', 'text/html'),
  )
  for (const name of readdirSync(FOLDER)) {
    const type = TYPES[extname(name)]
    if (type) app.get(`/sandbox/${name}`, async (_, reply) => send(reply, name, type))
  }
}

async function send(reply: FastifyReply, name: string, type: string): Promise<FastifyReply> {
  const content = await readFile(join(FOLDER, name))
  return reply
    .headers({ 'cache-control': 'no-store', 'content-type': `${type}; charset=utf-8` })
    .send(content)
}
