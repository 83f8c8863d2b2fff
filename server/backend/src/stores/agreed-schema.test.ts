import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const COLUMNS = sql<{ line: string }>`
  select table_name || '.' || column_name || ' ' || data_type
    || case is_nullable when 'YES' then '' else ' not null' end
    || coalesce(' default ' || column_default, '') as line
  from information_schema.columns where table_schema = 'public'
  order by table_name collate "C", ordinal_position`
const CONSTRAINTS = sql<{ line: string }>`
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`
const INDEXES = sql<{ line: string }>`
  select indexdef as line from pg_indexes where schemaname = 'public'`

it('the schema has the agreed columns, constraints and indexes', async () => {
  const parts: string[] = []
  for (const part of [COLUMNS, CONSTRAINTS, INDEXES]) {
    const { rows } = await part.execute(test.database)
    const lines = rows.map(({ line }) => line)
    parts.push((part === COLUMNS ? lines : lines.toSorted()).join('\n'))
  }
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('./agreed-schema.txt')
})
