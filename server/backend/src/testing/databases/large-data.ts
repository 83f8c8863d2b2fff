import { Client } from 'pg'
import type { FieldCipher } from '../../crypto/field-cipher.ts'
import { encryptFor } from '../../stores/applications/encrypted-fields.ts'
import type { Database } from '../../stores/database.ts'

export type LargeData = { applications: number; proofItems: number }

/** An applicant of the large data with really encrypted numbers, so that a result can be shown. */
export type LargeApplicant = { applicationNumber: string; businessNumber: string; ci: string }

const FIRST_BUSINESS = 3_000_000_000
const CI = 'ci-of-'

/**
 * Fills an empty database, by its own statements, with applications in every status, and with proof, files, consents,
 * checks and history; then updates the planner's statistics. Names and numbers are counted up.
 */
export async function fillWithLargeData(
  superuserUrl: string,
  { applications, proofItems }: LargeData,
): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query('begin')
    // The data obeys the constraints of the tables; checking each reference again would take minutes.
    await client.query(`set local session_replication_role = 'replica'`)
    for (const statement of statementsFor(applications, proofItems)) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Encrypts the numbers of some applicants, spread over all of them, and returns these applicants. */
export async function applicantsWithNumbers(
  database: Database,
  fields: FieldCipher,
  { applications, wanted }: { applications: number; wanted: number },
): Promise<LargeApplicant[]> {
  const places = Array.from({ length: wanted }, (_, place) => Math.floor((place * applications) / wanted) + 1)
  const applicants = places.map(applicantAt)
  for (const { applicationNumber } of applicants) {
    const residenceNumber = encryptFor(fields, applicationNumber, 'residenceNumber', '9001011000000')
    const accountNumber = encryptFor(fields, applicationNumber, 'accountNumber', '12345678901234')
    await database
      .updateTable('application')
      .set({ residenceNumber, accountNumber })
      .where('applicationNumber', '=', applicationNumber)
      .execute()
  }
  return applicants
}

function applicantAt(place: number): LargeApplicant {
  const applicationNumber = `2025${String(place).padStart(10, '0')}`
  return { applicationNumber, businessNumber: String(FIRST_BUSINESS + place), ci: `${CI}${place}` }
}

const STATUSES = `(array['신청', '신청완료', '보완요청', '검증중', '심사중', '보류', '대상선정', '대상미선정', '지급완료', '사용자취소'])`
const NUMBER = `'2025' || lpad(n::text, 10, '0')`
const AT = `timestamptz '2025-03-01' + n * interval '1 minute'`

function statementsFor(applications: number, proofItems: number): string[] {
  const each = `generate_series(1, ${applications}) as n`
  const items = `generate_series(1, ${proofItems}) as n`
  const batches = `generate_series(1, ${applications * 2}) as n`
  const batchOfItem = `(n - 1) % ${applications * 2} + 1`
  return [
    `insert into business (business_number, management_type, tax_status, tax_type, checked_at)
      select (${FIRST_BUSINESS} + n)::text, '1', '01', '01', ${AT} from ${each}`,
    `insert into application (
        application_number, business_number, application_type, status, submitted_at, support_number, applicant_ci,
        applicant_name, birth_date, residence_number, mobile_number, company_name, opening_date, corporate_number,
        settlement_month, bank_name, account_number, account_holder, requested_amount)
      select ${NUMBER}, (${FIRST_BUSINESS} + n)::text, '확인', ${STATUSES}[n % 10 + 1], ${AT}, n, '${CI}' || n,
        '시험' || n, '19800101', 'k.i.t.a', '01000000000', '시험상회', '20200101', '', '12', 'KB국민은행', 'k.i.t.a',
        '시험' || n, 1000000
      from ${each}`,
    `insert into application_history (application_number, status, changed_by, change, recorded_at)
      select ${NUMBER}, '신청', 'S', 'create', ${AT} + step * interval '1 day'
      from ${each}, generate_series(1, 3) as step`,
    `insert into consent
      select ${NUMBER}, '${CI}' || n, 'consent_' || place, place, true, '3.0.0', ${AT}
      from ${each}, generate_series(1, 4) as place`,
    `insert into application_check (application_number, ci, kind, outcome, subject, checked_at)
      select ${NUMBER}, '${CI}' || n, kind, 'confirmed', 'k.i.t.a', ${AT}
      from ${each}, unnest(array['real-name', 'business', 'account']) as kind`,
    `insert into verification (id, transaction_id, method, provider, state, business_number, application_number,
        ci, name, birth_date, created_at, completed_at, expires_at)
      select 'id-' || n, 'transaction-' || n, 'simple', 'test', 'succeeded', (${FIRST_BUSINESS} + n)::text, ${NUMBER},
        '${CI}' || n, '시험' || n, '19800101', ${AT}, ${AT}, now() + n * interval '1 second'
      from ${each}`,
    `insert into session_token (token_digest, session_id, application_number, ci, business_number, expires_at)
      select encode(sha256(n::text::bytea), 'hex'), n::text, ${NUMBER}, '${CI}' || n, (${FIRST_BUSINESS} + n)::text, now() + interval '1 hour'
      from ${each}`,
    `insert into agreement
      select ${NUMBER}, '${CI}' || n, '{}', '{}', ${AT} from ${each}`,
    `insert into application_document
      select ${NUMBER}, 'businessRegistrationFile', 'application/2025/03/' || n, 'a.pdf', n || '.pdf', 1000,
        'application/pdf', ${AT}
      from ${each}`,
    `insert into opinion (application_number, position, content, answer_status, answer_content, created_at, updated_at)
      select ${NUMBER}, 1, '의견', 'Y', '답변', ${AT}, ${AT} from ${each}`,
    `insert into step_history (application_number, ci, step, recorded_at)
      select ${NUMBER}, '${CI}' || n, 'identity', ${AT} from ${each}`,
    `insert into audit (recorded_at, actor, action, application_number)
      select ${AT}, 'applicant:' || n, 'application.create', ${NUMBER} from ${each}`,
    `insert into idempotency_key
      select 'applicant:' || n, 'create', 'key', 'hash', '{}', now() - n * interval '1 second' from ${each}`,
    `insert into proof_batch (application_number, proof_type, amount_kind, status, period, amount_count,
        created_at, updated_at)
      select '2025' || lpad(((n - 1) / 2 + 1)::text, 10, '0'), '일반', '금액', '제출완료', '2024,2025', 150000, ${AT}, ${AT}
      from ${batches}`,
    `insert into proof_item (batch_id, proof_type, status, created_at)
      select ${batchOfItem}, '일반', '제출완료', ${AT} from ${items}`,
    `insert into file (business_number, ci, category, original_name, saved_name, file_path, file_size, file_extension,
        mime_type, proof_item_id, issued_at, attached_at)
      select (${FIRST_BUSINESS} + (${batchOfItem} - 1) / 2 + 1)::text, '${CI}' || (${batchOfItem} - 1) / 2 + 1, 'receipt',
        '영수증.png', n || '.png', 'receipt/2025/03/' || n || '.png', 1000, 'png', 'image/png', n, ${AT}, ${AT}
      from ${items}`,
    `select setval('application_number', ${applications})`,
    `select setval('support_number', ${applications})`,
  ]
}
