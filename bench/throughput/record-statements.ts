import { appendFileSync } from 'node:fs'
import { Client } from 'pg'

/*
 * Preloaded into a backend: appends each statement that it sends to its database to the file of `STATEMENTS_FILE`, as one
 * line of JSON.
 */

const { query } = Client.prototype
const file = process.env['STATEMENTS_FILE'] ?? ''

function recordedQuery(this: Client, ...sent: unknown[]): unknown {
  const [sql, values] = sent
  if (typeof sql === 'string')
    appendFileSync(file, `${JSON.stringify({ sql, values: Array.isArray(values) ? values : [] })}\n`)
  return Reflect.apply(query, this, sent)
}

Object.assign(Client.prototype, { query: recordedQuery })
