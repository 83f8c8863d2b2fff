import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations, removals } from './migrations/index.ts'

/** A step of the schema does not work on this database. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
}

/** The schema of the database does not fit this backend. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema'
}

const ADDED = 'kysely_migration'
const REMOVED = 'kysely_removal'

/** Adds what this backend needs. Backends from before may run on. Two runs at once take turns. Throws `MigrationFailed`. */
export async function migrate(database: Database): Promise<void> {
  await run(database, migrations, ADDED)
}

/** Removes what no backend needs any more, once all are of this version. Two runs at once take turns. Throws `MigrationFailed`. */
export async function removeUnneeded(database: Database): Promise<void> {
  await run(database, removals, REMOVED)
}

/** The steps of a schema, each list in order. */
export type SchemaSteps = { added: readonly string[]; removed: readonly string[] }

/** Returns the steps that a database has gone through. */
export async function schemaSteps(database: Database): Promise<SchemaSteps> {
  return { added: await stepsIn(database, ADDED), removed: await stepsIn(database, REMOVED) }
}

/** Makes the schema of these steps in an empty database. Throws `WrongSchema` for steps of a later version, or `MigrationFailed`. */
export async function migrateTo(database: Database, { added, removed }: SchemaSteps): Promise<void> {
  const unknown = [...added, ...removed].filter(step => !(step in migrations || step in removals))
  if (unknown.length > 0) throw new WrongSchema(`A later version made the schema: ${unknown.join(', ')}.`)
  await run(database, migrations, ADDED, added.at(-1))
  if (removed.length > 0) await run(database, removals, REMOVED, removed.at(-1))
}

/** Resolves if the schema fits this backend; later additions do. Throws `WrongSchema`, or the error of the database. */
export async function assertSchema(database: Database): Promise<void> {
  const { added, removed } = await schemaSteps(database)
  const missing = Object.keys(migrations).filter(step => !added.includes(step))
  if (missing.length > 0)
    throw new WrongSchema(`The database lacks ${missing.join(', ')}. Run "migrate before" with this version.`)
  const unknown = removed.filter(step => !(step in removals))
  if (unknown.length > 0)
    throw new WrongSchema(`The database is of a later version, which has removed ${unknown.join(', ')}.`)
}

async function run(
  database: Database,
  steps: Readonly<Record<string, Migration>>,
  table: string,
  last?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => steps },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw new MigrationFailed('The database could not be brought up to date.', { cause: error })
}

async function stepsIn(database: Database, table: string): Promise<string[]> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass(${table}) as name`.execute(
    database,
  )
  if (!found[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}
