import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await verification.execute(database)
  await verificationsByExpiry.execute(database)
  await applicationCheck.execute(database)
}

// These columns are set exactly when the verification has succeeded, and only from the provider's report.
const verification = sql`
  create table verification (
    id text primary key,
    transaction_id text not null unique,
    method text not null check (method in ('simple', 'phone', 'financial', 'joint', 'ipin')),
    provider text not null,
    state text not null default 'running' check (state in ('running', 'succeeded', 'failed', 'cancelled')),
    business_number text not null check (business_number ~ '^[0-9]{10}$'),
    application_number text references application,
    ci text,
    name text,
    birth_date text check (birth_date ~ '^[0-9]{8}$'),
    mobile_number text check (mobile_number ~ '^[0-9]{11}$'),
    mobile_carrier text,
    created_at timestamptz not null,
    completed_at timestamptz,
    expires_at timestamptz not null,
    check ((state = 'succeeded') = (ci is not null)),
    check ((ci is null) = (name is null) and (ci is null) = (birth_date is null)),
    check ((state = 'running') = (completed_at is null))
  )`

const verificationsByExpiry = sql`create index verification_by_expiry on verification (expires_at)`

// The last outcome of each kind counts, and only for the person who made the check. Its subject may hold a residence
// or an account number and is encrypted (`key.iv.text.tag`).
const applicationCheck = sql`
  create table application_check (
    application_number text not null references application,
    ci text not null,
    kind text not null check (kind in ('real-name', 'business', 'account')),
    outcome text not null check (outcome in ('confirmed', 'refused', 'unavailable')),
    subject text not null check (subject ~ '^[^.]+[.][^.]+[.][^.]+[.][^.]+$'),
    tax_type text,
    checked_at timestamptz not null,
    primary key (application_number, ci, kind)
  )`
