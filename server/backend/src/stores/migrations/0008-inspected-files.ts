import { sql, type Kysely } from 'kysely'

// The address of an upload stays valid for a while. The inspected file is a copy without any address; the upload
// itself is removed once its address has expired.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column stored_path text unique, add column upload_removed_at timestamptz`.execute(
    database,
  )
  await sql`
    create index file_upload_left on file (issued_at)
      where stored_path is not null and upload_removed_at is null`.execute(database)
}
