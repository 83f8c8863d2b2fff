import { sql } from 'kysely'
import type { Database } from '../stores/database.ts'

/** Row count and content of every table, so that a test can see that nothing at all has changed. */
export async function tableDigests(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables()
  // The migrator's own tables never change while a backend runs.
  const names = tables.map(({ name }) => name).filter(name => !name.startsWith('kysely_'))
  const digests = names.map(name => digestOf(name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)))
  const { rows } = await sql<{
    name: string
    digest: string
  }>`${sql.join(digests, sql` union all `)}`.execute(database)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

// That something was refused is what a refused request may leave behind.
const withoutRefusals = sql`(select * from audit where action <> 'refused')`

function digestOf(table: string) {
  return sql`
    select ${sql.lit(table)} as name, count(*) || ':' || coalesce(md5(string_agg(rows::text, '|' order by rows::text)), '') as digest
    from ${table === 'audit' ? withoutRefusals : sql.table(table)} as rows`
}
