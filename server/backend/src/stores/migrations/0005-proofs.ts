import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const step of steps) await step.execute(database)
}

// A batch without a status counts as 제출 (RES-61). A parcel request has neither period nor total.
const batch = sql`
  create table proof_batch (
    batch_id bigint generated always as identity primary key,
    application_number text not null references application,
    proof_type text not null check (proof_type in ('일반', '영업', '신속')),
    detail text not null default '' check (char_length(detail) <= 500),
    amount_kind text check (amount_kind in ('금액', '건', '택배')),
    status text check (status in (
      '제출', '제출완료', '심사대기중', '심사중', '심의중', '보완요청', '보완완료',
      '승인', '대상선정', '지급완료', '대상미선정', '사용자취소', '사용자삭제'
    )),
    period text not null default '' check (period in ('', '2024', '2025', '2024,2025')),
    amount_count bigint check (amount_count between 1 and 999999999999),
    recognised_amount integer not null default 0 check (recognised_amount >= 0),
    is_supplement_begun boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    completed_at timestamptz,
    check (amount_kind <> '건' or amount_count <= 100),
    check (amount_kind <> '택배' or (amount_count is null and period = ''))
  )`

const batchesOfOneApplication = sql`
  create index proof_batch_of on proof_batch (application_number, batch_id)`

const oneParcelRequest = sql`
  create unique index proof_batch_one_parcel on proof_batch (application_number)
    where amount_kind = '택배' and (status is null or status not in ('사용자취소', '사용자삭제'))`

const item = sql`
  create table proof_item (
    item_id bigint generated always as identity primary key,
    batch_id bigint not null references proof_batch,
    proof_type text not null check (proof_type in ('일반', '영업', '신속')),
    status text not null check (status in (
      '제출', '제출완료', '보완요청', '보완완료', '승인', '대상선정', '지급완료', '대상미선정', '사용자취소', '사용자삭제'
    )),
    reason text not null default '' check (char_length(reason) <= 1000),
    delivery_name text not null default '',
    delivery_fee integer check (delivery_fee >= 0),
    recognised_amount integer check (recognised_amount >= 0),
    change_pending text check (change_pending in ('delete', 'replace')),
    created_at timestamptz not null,
    deleted_at timestamptz
  )`

const itemsOfOneBatch = sql`create index proof_item_of on proof_item (batch_id, item_id)`

// A file begins as an address for an upload. It is attached once to its record, deleted together with that, and
// removed when its object is gone.
const file = sql`
  create table file (
    file_id bigint generated always as identity primary key,
    business_number text not null,
    ci text not null,
    category text not null check (category in ('receipt', 'opinion')),
    original_name text not null check (char_length(original_name) between 1 and 255),
    saved_name text not null,
    file_path text not null unique,
    file_size integer check (file_size between 1 and 10485760),
    file_extension text,
    mime_type text,
    proof_item_id bigint references proof_item,
    opinion_number bigint references opinion,
    issued_at timestamptz not null,
    attached_at timestamptz,
    deleted_at timestamptz,
    removed_at timestamptz,
    check ((attached_at is null) = (num_nonnulls(proof_item_id, opinion_number) = 0)),
    check (num_nonnulls(proof_item_id, opinion_number) <= 1),
    check (num_nonnulls(attached_at, file_size, file_extension, mime_type) in (0, 4)),
    check (removed_at is null or deleted_at is not null)
  )`

const filesOfOneItem = sql`
  create index file_of_item on file (proof_item_id) where proof_item_id is not null`

const oneFileForEachItem = sql`
  create unique index file_one_of_item on file (proof_item_id) where deleted_at is null and proof_item_id is not null`

const filesOfOneOpinion = sql`
  create index file_of_opinion on file (opinion_number) where opinion_number is not null`

const filesNeverUsed = sql`create index file_never_used on file (issued_at) where attached_at is null`

const filesToRemove = sql`
  create index file_to_remove on file (deleted_at) where deleted_at is not null and removed_at is null`

const steps = [
  batch,
  batchesOfOneApplication,
  oneParcelRequest,
  item,
  itemsOfOneBatch,
  file,
  filesOfOneItem,
  oneFileForEachItem,
  filesOfOneOpinion,
  filesNeverUsed,
  filesToRemove,
]
