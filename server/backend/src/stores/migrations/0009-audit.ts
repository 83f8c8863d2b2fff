import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [address, byTime, keep, neverChanged, neverEmptied, rights])
    await statement.execute(database)
}

const address = sql`alter table audit add column address text`

const byTime = sql`create index audit_by_time on audit (recorded_at)`

// By the database's own clock, which no tester sets.
const keep = sql`
  create function keep_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.recorded_at < now() - interval '2 years' then return old; end if;
    end if;
    raise exception 'the audit log only grows' using errcode = 'insufficient_privilege';
  end $$`

const neverChanged = sql`
  create trigger audit_is_kept before update or delete on audit for each row execute function keep_audit()`

const neverEmptied = sql`
  create trigger audit_is_not_emptied before truncate on audit for each statement execute function keep_audit()`

// The remaining rights are to add, to read, and to delete rows that the trigger allows.
const rights = sql`revoke update, truncate on audit from current_user, public`
