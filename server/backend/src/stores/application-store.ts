import type { ApplicationType } from 'domain-rules/application'
import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  isResult,
  isSubmitted,
  type Owner,
  type SubmittedApplication,
} from './applications/application-rows.ts'
import type { Database } from './database.ts'
import type { ManagementType, Tables } from './tables.ts'

/** Facts that an application has from its registration on. */
export type ApplicationFacts = { applicationType: ApplicationType; managementType: ManagementType }

/** A submitted application, as the result lookup shows it. */
export type ApplicationResult = SubmittedApplication & { managementType: ManagementType }

export type HistoryEntry = Selectable<Tables['applicationHistory']>

export type HistoryPage = { page: number; size: number; direction: 'asc' | 'desc' }

export type History = { total: number; latest: string | null; entries: HistoryEntry[] }

/**
 * Counts the results that the lookup finds for a business: submitted applications that are not replaced by re-applying.
 * A draft is no result; a cancelled or deleted application is one, since its page offers to apply again (AMB-22).
 */
export async function countResults(database: Database, businessNumber: string): Promise<number> {
  const { count } = await database
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessNumber', '=', businessNumber)
    .where(isResult)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the facts of an application, draft or not; null if it does not belong to the business. */
export async function factsOf(
  database: Database,
  applicationNumber: string,
  businessNumber: string,
): Promise<ApplicationFacts | null> {
  const facts = await database
    .selectFrom('application')
    .innerJoin('business', 'business.businessNumber', 'application.businessNumber')
    .select(['applicationType', 'managementType'])
    .where('applicationNumber', '=', applicationNumber)
    .where('application.businessNumber', '=', businessNumber)
    .executeTakeFirst()
  return facts ?? null
}

/** Returns the person of the owner's latest verification for the business, which has one once it has succeeded; else null. */
export async function verifiedPerson(
  database: Database,
  { ci, businessNumber }: Owner,
): Promise<{ name: string; birthDate: string } | null> {
  const verified = await database
    .selectFrom('verification')
    .select(['name', 'birthDate'])
    .where('ci', '=', ci)
    .where('businessNumber', '=', businessNumber)
    .orderBy('completedAt', 'desc')
    .executeTakeFirst()
  const { name, birthDate } = verified ?? {}
  return name && birthDate ? { name, birthDate } : null
}

/** Returns the newest result of a business, of one person or of anyone (`ci` null); null if there is none (AMB-22). */
export async function latestResult(
  database: Database,
  businessNumber: string,
  ci: string | null,
): Promise<ApplicationResult | null> {
  const row = await database
    .selectFrom('application')
    .innerJoin('business', 'business.businessNumber', 'application.businessNumber')
    .selectAll('application')
    .select('managementType')
    .where('application.businessNumber', '=', businessNumber)
    .where(isResult)
    .$if(ci !== null, query => query.where('applicantCi', '=', ci))
    .orderBy('submittedAt', 'desc')
    .executeTakeFirst()
  return row && isSubmitted(row) ? { ...row, managementType: row.managementType } : null
}

/** Returns one page of an application's history, the number of entries in all, and the latest entry's number (AMB-64). */
export async function historyOf(
  database: Database,
  applicationNumber: string,
  { page, size, direction }: HistoryPage,
): Promise<History> {
  const history = database.selectFrom('applicationHistory').where('applicationNumber', '=', applicationNumber)
  const entriesOfPage = history
    .selectAll()
    .orderBy('recordedAt', direction)
    .orderBy('historyNumber', direction)
    .offset(page * size)
    .limit(size)
  const { total, latest, entries } = await database
    .selectFrom(history.select('historyNumber').as('all'))
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.max('historyNumber').as('latest'),
      jsonArrayFrom(entriesOfPage).as('entries'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: Number(total),
    latest,
    entries: entries.map(entry => ({ ...entry, recordedAt: new Date(entry.recordedAt) })),
  }
}
