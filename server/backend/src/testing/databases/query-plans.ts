import type { Client } from 'pg'
import type { Statement } from './captured-statements.ts'

/** A table that a statement reads from end to end, and the statement. */
export type TableScan = { table: string; sql: string }

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\b/i
const LARGE = 1_000

/** Returns the scans of large tables in the database's plans for these statements with their values. */
export async function scansOfLargeTables(
  client: Client,
  statements: readonly Statement[],
): Promise<TableScan[]> {
  const large = await largeTables(client)
  const scans: TableScan[] = []
  for (const { sql, values } of planned(statements)) {
    const tables = scannedTables(await planOf(client, { sql, values }))
    scans.push(...tables.filter(table => large.has(table)).map(table => ({ table, sql })))
  }
  return scans
}

/** Returns the statements that have a plan: no `begin`, no `set`. */
export function planned(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ sql }) => READS_OR_WRITES.test(sql) && !/\b(pg_|information_schema)/.test(sql))
}

/** Returns the tables with more rows than a statement should read from end to end. */
export async function largeTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${LARGE}
      and relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function planOf(client: Client, { sql, values }: Statement): Promise<PlanNode> {
  type Explained = { 'QUERY PLAN': [{ Plan: PlanNode }] }
  const { rows } = await client.query<Explained>(`explain (format json) ${sql}`, [...values])
  const [explained] = rows
  if (!explained) throw new Error(`There is no plan for ${sql}`)
  return explained['QUERY PLAN'][0].Plan
}

function scannedTables(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)]
}
