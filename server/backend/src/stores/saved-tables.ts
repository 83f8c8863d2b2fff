import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from './database.ts'

const ROWS_AT_ONCE = 1000
const BYTES_AT_ONCE = 1024 * 1024

/** The tables of a database that were saved, in the order in which they can be filled, and the last values of sequences. */
export type SavedTables = { tables: readonly string[]; sequences: Readonly<Record<string, string>> }

/** Writes every table into a file of a folder, a row as JSON in each line. */
export async function saveTables(transaction: Transaction, folder: string): Promise<SavedTables> {
  const tables = await tablesOf(transaction)
  for (const table of tables)
    await pipeline(linesOf(transaction, table), createWriteStream(fileOf(folder, table), { flush: true }))
  // Sequences are read last, so that none is behind the rows.
  return { tables, sequences: await sequencesOf(transaction) }
}

/** Fills the tables of a fresh schema from the files of `saveTables`. */
export async function loadTables(
  transaction: Transaction,
  folder: string,
  { tables, sequences }: SavedTables,
): Promise<void> {
  // The schema brings rows of its own, which are among the saved ones.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction)
  for (const table of tables)
    for await (const rows of batchesIn(fileOf(folder, table))) await insert(transaction, table, rows)
  for (const [name, value] of Object.entries(sequences))
    await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(transaction)
}

/** Returns true if the database has no table. */
export async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(
    database,
  )
  return rows.length === 0
}

/** Returns the tables but those of the migrations. A table refers to tables that were created before it. */
async function tablesOf(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by oid`.execute(transaction)
  return rows.map(({ name }) => name)
}

async function* linesOf(transaction: Transaction, table: string): AsyncGenerator<string> {
  await sql`declare saved no scroll cursor for select to_json(rows)::text as row from ${sql.table(table)} as rows`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from saved`.execute(
      transaction,
    )
    if (rows.length === 0) break
    yield rows.map(({ row }) => `${row}\n`).join('')
  }
  await sql`close saved`.execute(transaction)
}

async function* batchesIn(file: string): AsyncGenerator<string[]> {
  let unfinished = ''
  for await (const text of createReadStream(file, { encoding: 'utf8', highWaterMark: BYTES_AT_ONCE })) {
    const rows = `${unfinished}${text}`.split('\n')
    unfinished = rows.pop() ?? ''
    if (rows.length > 0) yield rows
  }
}

// The database reads the JSON, so that no number or moment loses a digit here.
async function insert(transaction: Transaction, table: string, rows: readonly string[]): Promise<void> {
  const into = sql.table(table)
  await sql`
    insert into ${into} overriding system value
    select * from json_populate_recordset(null::${into}, ${`[${rows.join()}]`}::json)`.execute(transaction)
}

async function sequencesOf(transaction: Transaction): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(transaction)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

function fileOf(folder: string, table: string): string {
  return join(folder, `${table}.jsonl`)
}
