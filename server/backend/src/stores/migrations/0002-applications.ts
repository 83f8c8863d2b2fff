import { sql, type Kysely } from 'kysely'
import { codeRows } from './0002-codes.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const step of steps) await step.execute(database)
  for (const { groupId, codeId, name, value, description, position } of codeRows) {
    await sql`insert into code values (${groupId}, ${codeId}, ${name}, ${value}, ${description}, ${position})`.execute(
      database,
    )
  }
}

// Residence and account number are encrypted (`key.iv.text.tag`): the table itself refuses a plain number.
const details = sql`
  alter table application
    add support_number bigint unique,
    add applicant_ci text check (char_length(applicant_ci) between 1 and 200),
    add applicant_name text check (char_length(applicant_name) between 1 and 100),
    add birth_date text check (birth_date ~ '^[0-9]{8}$'),
    add residence_number text check (residence_number ~ '^[^.]+[.][^.]+[.][^.]+[.][^.]+$'),
    add mobile_number text check (mobile_number ~ '^[0-9]{11}$'),
    add company_name text check (char_length(company_name) between 1 and 30),
    add opening_date text check (opening_date ~ '^[0-9]{8}$'),
    add corporate_number text check (corporate_number ~ '^([0-9]{13})?$'),
    add settlement_month text check (settlement_month in ('3', '6', '9', '12')),
    add has_joint_representatives boolean not null default false,
    add bank_name text check (char_length(bank_name) between 1 and 100),
    add account_number text check (account_number ~ '^[^.]+[.][^.]+[.][^.]+[.][^.]+$'),
    add account_holder text check (char_length(account_holder) between 1 and 60),
    add account_holder_half_width text,
    add requested_amount integer check (requested_amount >= 0),
    add decided_amount integer not null default 0 check (decided_amount between 0 and 300000),
    add status_remark text not null default '',
    add requests_mydata boolean not null default false,
    add agrees_to_tax_information boolean not null default false,
    add verification_method text not null default '',
    add description text not null default '',
    add updated_at timestamptz not null default now()`

// Not valid: applications from before there were applicants stay unchanged.
const submittedByAPerson = sql`
  alter table application add constraint application_has_applicant check (submitted_at is null or num_nulls(
    support_number, applicant_ci, applicant_name, birth_date, residence_number, mobile_number, company_name,
    opening_date, corporate_number, settlement_month, bank_name, account_number, account_holder, requested_amount
  ) = 0) not valid`

const supportNumbers = sql`create sequence support_number owned by application.support_number`

const oneActiveApplicationForEachPerson = sql`
  create unique index application_one_active_of_person on application (applicant_ci)
    where submitted_at is not null and retired_at is null and status not in ('사용자취소', '사용자삭제')`

const applicationsOfOnePerson = sql`create index application_of_person on application (applicant_ci)`

const latestApplications = sql`create index application_latest on application (submitted_at desc)`

const history = sql`
  create table application_history (
    history_number bigint generated always as identity primary key,
    application_number text not null references application,
    status text not null,
    status_remark text not null default '',
    decided_amount integer not null default 0,
    bank_name text,
    account_number text,
    account_holder text,
    changed_by text not null check (changed_by in ('S', 'A', 'B')),
    change text not null,
    recorded_at timestamptz not null
  )`

const historyOfOneApplication = sql`
  create index application_history_of on application_history (application_number, recorded_at, history_number)`

// Consents belong to a person: another person's consents on the same draft do not count.
const consent = sql`
  create table consent (
    application_number text not null references application,
    ci text not null,
    consent_column text not null,
    order_number smallint not null check (order_number between 1 and 18),
    agreed boolean not null,
    version text not null,
    agreed_at timestamptz not null,
    primary key (application_number, ci, consent_column)
  )`

const agreement = sql`
  create table agreement (
    application_number text not null references application,
    ci text not null,
    personal_info jsonb not null,
    mydata_info jsonb not null,
    saved_at timestamptz not null,
    primary key (application_number, ci)
  )`

const document = sql`
  create table application_document (
    application_number text not null references application,
    document text not null check (document in (
      'businessRegistrationFile', 'nationalTaxPaymentCert', 'localTaxPaymentCert',
      'vatStandardCert', 'vatExemptCert', 'standardFinancialStatementCert'
    )),
    file_path text not null unique,
    original_name text not null,
    saved_name text not null,
    file_size integer not null check (file_size between 1 and 10485760),
    mime_type text not null,
    stored_at timestamptz not null,
    primary key (application_number, document)
  )`

// A document is in the object store before its application is written; a sweep finds the rest of a crash here.
const documentUpload = sql`
  create table document_upload (
    file_path text primary key,
    begun_at timestamptz not null
  )`

const oldestUploads = sql`create index document_upload_oldest on document_upload (begun_at)`

const opinion = sql`
  create table opinion (
    opinion_number bigint generated always as identity primary key,
    application_number text not null references application,
    position smallint not null check (position in (1, 2)),
    content text not null check (char_length(content) between 1 and 200),
    status text not null default '제출',
    answer_status text not null default 'N' check (answer_status in ('Y', 'N')),
    answer_content text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (application_number, position),
    check ((answer_status = 'Y') = (answer_content is not null))
  )`

const oneOpinionWaits = sql`
  create unique index opinion_one_waiting on opinion (application_number) where answer_status = 'N'`

const code = sql`
  create table code (
    group_id text not null,
    code_id text not null,
    name text not null,
    value text not null,
    description text not null,
    position smallint not null,
    primary key (group_id, code_id)
  )`

const stepHistory = sql`
  create table step_history (
    step_number bigint generated always as identity primary key,
    application_number text not null references application,
    ci text not null,
    step text not null,
    recorded_at timestamptz not null
  )`

const stepsOfOneApplication = sql`create index step_history_of on step_history (application_number)`

const audit = sql`
  create table audit (
    audit_number bigint generated always as identity primary key,
    recorded_at timestamptz not null,
    actor text not null,
    action text not null,
    application_number text references application,
    detail jsonb not null default '{}'
  )`

const auditOfOneApplication = sql`create index audit_of on audit (application_number, audit_number)`

const idempotencyKey = sql`
  create table idempotency_key (
    owner text not null,
    call text not null,
    key text not null check (char_length(key) between 1 and 200),
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (owner, call, key)
  )`

const oldestIdempotencyKeys = sql`create index idempotency_key_oldest on idempotency_key (created_at)`

const steps = [
  details,
  submittedByAPerson,
  supportNumbers,
  oneActiveApplicationForEachPerson,
  applicationsOfOnePerson,
  latestApplications,
  history,
  historyOfOneApplication,
  consent,
  agreement,
  document,
  documentUpload,
  oldestUploads,
  opinion,
  oneOpinionWaits,
  code,
  stepHistory,
  stepsOfOneApplication,
  audit,
  auditOfOneApplication,
  idempotencyKey,
  oldestIdempotencyKeys,
]
