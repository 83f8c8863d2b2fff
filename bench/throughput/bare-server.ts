import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { Pool, type PoolClient } from 'pg'
import type { RecordedCall } from './recorded-call.ts'

/*
 * The reference of the measurement: one Fastify route that makes the recorded statements of a call, and sends the
 * recorded response. It checks nothing and logs nothing.
 */

const MAX_CONNECTIONS = 16

const { DATABASE_URL: connectionString, RECORDED_FILE: file = '' } = process.env
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RecordedCall[]>
const pool = new Pool({ connectionString, max: MAX_CONNECTIONS })
const app = fastify()

app.all<{ Params: { call: string; variant: string } }>('/:call/:variant', async ({ params }) => {
  const made = recorded[params.call]?.[Number(params.variant)]
  if (!made) throw new Error(`There is no ${params.call}.`)
  const { statements, response } = made
  if (statements.some(({ sql }) => sql === 'begin'))
    await onOneConnection(client => makeAll(client, statements))
  else await makeAll(pool, statements)
  return response
})

await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
process.stdout.write(`ready http://127.0.0.1:${port}\n`)
process.on('SIGTERM', () => process.exit())

async function onOneConnection(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await work(client)
  } finally {
    client.release()
  }
}

async function makeAll(client: Pool | PoolClient, statements: RecordedCall['statements']): Promise<void> {
  for (const { sql, values } of statements) await client.query(sql, [...values])
}
