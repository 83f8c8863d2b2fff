import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await savedDraft.execute(database)
  await oldest.execute(database)
}

// `owner` is a keyed digest of person and business. The values are encrypted, and bounded like the fields of a form.
const savedDraft = sql`
  create table saved_draft (
    owner text primary key,
    content text not null check (content ~ '^[^.]+[.][^.]+[.][^.]+[.][^.]+$' and char_length(content) <= 8000),
    saved_at timestamptz not null,
    expires_at timestamptz not null
  )`

const oldest = sql`create index saved_draft_oldest on saved_draft (expires_at)`
