import { sql, type Kysely } from 'kysely'

// The address that a file was uploaded to stays open for a while. What has been inspected is a copy to which none was
// ever given out; the upload itself goes once its address has run out.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column stored_path text unique, add column upload_removed_at timestamptz`.execute(
    database,
  )
  await sql`
    create index file_upload_left on file (issued_at)
      where stored_path is not null and upload_removed_at is null`.execute(database)
}
