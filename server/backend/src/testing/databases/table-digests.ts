import { sql } from 'kysely'
import type { Database } from '../../stores/database.ts'

type Digest = { name: string; digest: string }

/** The statement for each database: its tables never change while a backend runs, and looking them up costs more than the rest. */
const statements = new WeakMap<Database, Promise<ReturnType<typeof digestsOf>>>()

/** Returns row count and content digest of every table, so that a test can compare them before and after. */
export async function tableDigests(database: Database): Promise<Record<string, string>> {
  const statement = statements.get(database) ?? tablesOf(database).then(digestsOf)
  statements.set(database, statement)
  const { rows } = await (await statement).execute(database)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** Returns the names of all tables, without those of the migrations. */
export async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables
    .map(({ name }) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
    .filter(name => !name.startsWith('kysely_'))
}

function digestsOf(tables: readonly string[]) {
  return sql<Digest>`${sql.join(tables.map(digestOf), sql` union all `)}`
}

// A refused request may add a row about its refusal.
const withoutRefusals = sql`(select * from audit where action <> 'refused')`

function digestOf(table: string) {
  return sql`
    select ${sql.lit(table)} as name, count(*) || ':' || coalesce(sum(hashtextextended(rows::text, 0)), 0) as digest
    from ${table === 'audit' ? withoutRefusals : sql.table(table)} as rows`
}
