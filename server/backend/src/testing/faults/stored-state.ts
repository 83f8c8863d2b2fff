import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../stores/database.ts'
import { withDatabase } from '../databases/database-server.ts'
import { tablesOf } from '../databases/table-digests.ts'

/** The rows of each table, as a JSON list. */
export type Rows = ReadonlyMap<string, string>

/** The tables and objects of a test backend, which a test sets back to a former state. */
export class StoredState {
  readonly #database: Database
  readonly #objects: string
  readonly #kept: string
  #query?: Promise<RawBuilder<Content>>

  constructor({ database, dataDir }: { database: Database; dataDir: string }) {
    this.#database = database
    this.#objects = join(dataDir, 'objects')
    this.#kept = join(dataDir, 'objects-before')
    mkdirSync(this.#objects, { recursive: true })
  }

  async rows(): Promise<Rows> {
    this.#query ??= tablesOf(this.#database).then(contentOf)
    const { rows } = await (await this.#query).execute(this.#database)
    return new Map(rows.map(({ name, content }) => [name, content]))
  }

  /** Returns the paths of all objects. */
  objects(): string[] {
    const names = readdirSync(this.#objects, { recursive: true, encoding: 'utf8' })
    const files = names.filter(name => statSync(join(this.#objects, name)).isFile())
    return files.filter(name => !name.endsWith('.about'))
  }

  async keep(): Promise<Rows> {
    rmSync(this.#kept, { recursive: true, force: true })
    cpSync(this.#objects, this.#kept, { recursive: true })
    return this.rows()
  }

  /** Sets tables and objects back to `before`, which `keep` has returned last. */
  async restore(before: Rows): Promise<void> {
    rmSync(this.#objects, { recursive: true, force: true })
    cpSync(this.#kept, this.#objects, { recursive: true })
    const now = await this.rows()
    const changed = [...before].filter(([table, content]) => now.get(table) !== content)
    if (changed.length > 0) await this.#rewrite(changed)
  }

  // A superuser may switch off the checks between tables, and the trigger that keeps the audit log.
  async #rewrite(tables: readonly (readonly [string, string])[]): Promise<void> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(this.#database)
    const client = new Client(withDatabase(inject('superuserUrl'), rows[0]?.name ?? ''))
    await client.connect()
    await client.query('begin; set local session_replication_role = replica')
    for (const [table, content] of tables) {
      await client.query(`delete from ${table}`)
      const every = `select * from json_populate_recordset(null::${table}, $1)`
      await client.query(`insert into ${table} overriding system value ${every}`, [content])
    }
    await client.query('commit')
    await client.end()
  }
}

type Content = { name: string; content: string }

function contentOf(tables: readonly string[]): RawBuilder<Content> {
  const each = tables.map(
    table => sql`
      select ${sql.lit(table)} as name, coalesce(json_agg(rows order by rows::text), '[]')::text as content
      from ${sql.table(table)} as rows`,
  )
  return sql<Content>`${sql.join(each, sql` union all `)}`
}

/** Returns the rows that are new or gone, in words that are the same whenever the same is done: without numbers and times. */
export function changesBetween(before: Rows, after: Rows): string[] {
  const changes = [...after].flatMap(([table, content]) => {
    const [old, now] = [rowsIn(before.get(table)), rowsIn(content)]
    const [added, gone] = [now.filter(row => !old.includes(row)), old.filter(row => !now.includes(row))]
    return [
      ...added.map(row => `+ ${table} ${blurred(row)}`),
      ...gone.map(row => `- ${table} ${blurred(row)}`),
    ]
  })
  return changes.filter(change => !isNoteOfFailure(change, changes)).toSorted()
}

/** Returns true for a note that a request was refused, or that a service outside had no outcome for a check. */
function isNoteOfFailure(change: string, all: readonly string[]): boolean {
  const isWithoutOutcome = all.some(other => other.includes('"outcome":"unavailable"'))
  return change.includes('"action":"refused"') || (isWithoutOutcome && /^. application_check/.test(change))
}

function rowsIn(content = '[]'): string[] {
  return (JSON.parse(content) as unknown[]).map(row => JSON.stringify(row))
}

/** Replaces values that differ from one attempt to the next: numbers, times, keys. A text that is no JSON is cut. */
export function blurred(text: string): string {
  if (!text.startsWith('{')) return text.slice(0, 15)
  return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value === 'number') return '#'
    return typeof value === 'string' && (/\d/.test(value) || value.length > 30) ? '*' : value
  })
}
