import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

const FOLDER = join(import.meta.dirname, '../sandbox/page')
const FILES = {
  'page.css': 'text/css',
  'page.js': 'text/javascript',
  'texts.ko.js': 'text/javascript',
} as const

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

/** The tester's page at `/sandbox/`, with its script and its stylesheet. */
export function registerSandboxPage(app: FastifyInstance): void {
  app.get('/sandbox', async (_, reply) => reply.redirect('/sandbox/', 301))
  app.get('/sandbox/', async (_, reply) =>
    send(reply.header('content-security-policy', POLICY), 'index.html', 'text/html'),
  )
  for (const [name, type] of Object.entries(FILES))
    app.get(`/sandbox/${name}`, async (_, reply) => send(reply, name, type))
}

async function send(reply: FastifyReply, name: string, type: string): Promise<FastifyReply> {
  const content = await readFile(join(FOLDER, name))
  return reply
    .headers({ 'cache-control': 'no-store', 'content-type': `${type}; charset=utf-8` })
    .send(content)
}
