import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await business.execute(database)
  await applicationNumbers.execute(database)
  await application.execute(database)
  await oneDraftForEachBusiness.execute(database)
  await oneActiveApplicationForEachBusiness.execute(database)
  await applicationsOfOneBusiness.execute(database)
}

const business = sql`
  create table business (
    business_number text primary key check (business_number ~ '^[0-9]{10}$'),
    management_type text not null check (management_type in ('0', '1')),
    tax_status text,
    tax_error_code text,
    tax_type text check (tax_type in ('01', '02', '03')),
    checked_at timestamptz not null
  )`

const applicationNumbers = sql`create sequence application_number maxvalue 9999999999`

// A draft has neither a status nor a day of submission; re-applying retires an application, and deletes none
// (AMB-22).
const application = sql`
  create table application (
    application_number text primary key
      default '2025' || lpad(nextval('application_number')::text, 10, '0')
      check (application_number ~ '^2025[0-9]{10}$'),
    business_number text not null references business,
    application_type text not null check (application_type in ('신속', '확인')),
    status text check (status in (
      '신청', '신청완료', '정보조회', '보완요청', '보완완료', '검증중', '심사중', '심의중',
      '보류', '대상선정', '대상미선정', '요청검증완료', '이체결과오류', '지급완료', '사용자취소', '사용자삭제'
    )),
    submitted_at timestamptz,
    retired_at timestamptz,
    created_at timestamptz not null default now(),
    check ((status is null) = (submitted_at is null)),
    check (retired_at is null or submitted_at is not null)
  )`

const oneDraftForEachBusiness = sql`
  create unique index application_one_draft on application (business_number) where submitted_at is null`

const oneActiveApplicationForEachBusiness = sql`
  create unique index application_one_active on application (business_number)
    where submitted_at is not null and retired_at is null and status not in ('사용자취소', '사용자삭제')`

const applicationsOfOneBusiness = sql`create index application_of_business on application (business_number)`
