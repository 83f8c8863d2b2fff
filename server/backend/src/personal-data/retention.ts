import { sql } from 'kysely'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Database } from '../stores/database.ts'
import { eraseApplications } from './erase-applications.ts'

/** After its last change, an application is kept so long (CONS-24, STAT-05), and the consent to promotion (CONS-28). */
const APPLICATION_YEARS = 5
const PROMOTION_YEARS = 2
const ERASED_AT_ONCE = 100

type Needed = { database: Database; objects: ObjectStore }

/** Erases the applications whose time is over, filed or not, and consents to promotion. */
export async function eraseExpired(needed: Needed, now: Date): Promise<void> {
  const next = () => expiredApplications(needed.database, yearsBefore(now, APPLICATION_YEARS))
  for (let numbers = await next(); numbers.length > 0; numbers = await next())
    await eraseApplications(needed, numbers)
  const promotion = needed.database.deleteFrom('consent').where('consentColumn', '=', 'info_promotion_yn')
  await promotion.where('agreedAt', '<', yearsBefore(now, PROMOTION_YEARS)).execute()
}

async function expiredApplications(database: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select application_number as number from application as own where updated_at < ${before}
    and not exists (select from proof_batch where application_number = own.application_number and updated_at >= ${before})
    limit ${ERASED_AT_ONCE}`.execute(database)
  return rows.map(({ number }) => number)
}

function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date
}
