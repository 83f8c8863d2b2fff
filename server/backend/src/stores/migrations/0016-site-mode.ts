import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await siteMode.execute(database)
  await sql`insert into site_mode default values`.execute(database)
}

// A table of one row: `is_it` is its key, and always true.
const siteMode = sql`
  create table site_mode (
    is_it boolean primary key default true check (is_it),
    mode text not null default 'normal' check (mode in ('normal', 'read-only', 'maintenance'))
  )`
