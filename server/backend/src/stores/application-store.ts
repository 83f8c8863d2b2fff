import type { ApplicationType } from 'domain-rules/application'
import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isSubmitted, type Owner, type SubmittedApplication } from './applications/application-rows.ts'
import type { Database } from './database.ts'
import type { ManagementType, Tables } from './tables.ts'

/** What is known of an application from its registration on. */
export type ApplicationFacts = { applicationType: ApplicationType; managementType: ManagementType }

/** A result as the lookup shows it. */
export type ApplicationResult = SubmittedApplication & { managementType: ManagementType }

export type HistoryEntry = Selectable<Tables['applicationHistory']>

export type HistoryPage = { page: number; size: number; direction: 'asc' | 'desc' }

export type History = { total: number; latest: string | null; entries: HistoryEntry[] }

export type ApplicationStore = {
  /**
   * How many results the lookup finds for a business: what was submitted and has not been replaced by re-applying.
   * A draft is no result; a cancelled or deleted application still is one, since its page offers to apply again (AMB-22).
   */
  countResults(businessNumber: string): Promise<number>
  /** What is known of the application of this number, draft or not; null when it is not one of the business. */
  factsOf(applicationNumber: string, businessNumber: string): Promise<ApplicationFacts | null>
  /** Who the latest verification for the business says that the person is; null when there is no record of one. */
  verifiedPerson(owner: Owner): Promise<{ name: string; birthDate: string } | null>
  /** The newest result of a business, for a person or for anyone (null); null when there is none (AMB-22). */
  latestResult(businessNumber: string, ci: string | null): Promise<ApplicationResult | null>
  /** One page of an application's history, how much there is in all, and the number of the latest entry (AMB-64). */
  historyOf(applicationNumber: string, page: HistoryPage): Promise<History>
}

export function createApplicationStore(database: Database): ApplicationStore {
  return {
    countResults: businessNumber => countResults(database, businessNumber),
    factsOf: (applicationNumber, businessNumber) => factsOf(database, applicationNumber, businessNumber),
    verifiedPerson: owner => verifiedPerson(database, owner),
    latestResult: (businessNumber, ci) => latestResult(database, businessNumber, ci),
    historyOf: (applicationNumber, page) => historyOf(database, applicationNumber, page),
  }
}

async function countResults(database: Database, businessNumber: string): Promise<number> {
  const { count } = await database
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessNumber', '=', businessNumber)
    .where('submittedAt', 'is not', null)
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function factsOf(
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

async function verifiedPerson(
  database: Database,
  { ci, businessNumber }: Owner,
): Promise<{ name: string; birthDate: string } | null> {
  const verified = await database
    .selectFrom('verification')
    .select(['name', 'birthDate'])
    .where('ci', '=', ci)
    .where('businessNumber', '=', businessNumber)
    .where('state', '=', 'succeeded')
    .orderBy('completedAt', 'desc')
    .executeTakeFirst()
  const { name, birthDate } = verified ?? {}
  return name && birthDate ? { name, birthDate } : null
}

async function latestResult(
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
    .where('submittedAt', 'is not', null)
    .where('retiredAt', 'is', null)
    .$if(ci !== null, query => query.where('applicantCi', '=', ci))
    .orderBy('submittedAt', 'desc')
    .executeTakeFirst()
  return row && isSubmitted(row) ? { ...row, managementType: row.managementType } : null
}

async function historyOf(
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
