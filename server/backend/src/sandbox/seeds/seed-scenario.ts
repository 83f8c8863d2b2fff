import { sql, type Transaction } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { seededPersonId, testPerson, type TestPerson } from '../catalogue/persons.ts'
import { testBusinesses } from '../catalogue/businesses.ts'
import type { TaxRecord } from '../../services/tax-office/tax-office.ts'
import { recordBusiness } from '../../stores/business-store.ts'
import { isResult } from '../../stores/applications/application-rows.ts'
import { openDraft } from '../../stores/applications/open-draft.ts'
import { takeNewObjects } from '../../stores/applications/document-uploads.ts'
import type { Tables } from '../../stores/tables.ts'
import { withNewObjects } from '../../uploads/new-objects.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { asCaseWorker, type CaseWorkerContext } from '../back-office/case-worker.ts'
import { fileSampleApplication } from './sample-application.ts'
import { fileSampleOpinions } from './sample-opinions.ts'
import {
  fileSampleBatches,
  placeSampleBatches,
  putSampleFiles,
  sampleFilesOf,
  type PlacedBatch,
} from './sample-proof.ts'
import type { Scenario } from './scenario.ts'

export type SeedWish = {
  scenario: Scenario
  personId?: string | undefined
  businessNumber?: string | undefined
}

export type Seeded = {
  applicationNumber: string
  businessNumber: string
  person: TestPerson
  record: TaxRecord
}

type Needed = Pick<Dependencies, 'database' | 'now' | 'fields' | 'objects'>

const USUAL_RECORD: TaxRecord = {
  managementType: '1',
  applicationType: '확인',
  taxStatus: '01',
  taxType: '01',
}

/**
 * Files an application in the state of a scenario, or opens one that is not filed yet. Business and person are new
 * unless they are named. Their earlier application is taken out of the results first. Throws `HttpError` (400) for an
 * unknown person.
 */
export async function seedScenario(needed: Needed, wish: SeedWish): Promise<Seeded> {
  const { objects, now } = needed
  const batches = placeSampleBatches(wish.scenario.batches ?? [], now())
  const files = sampleFilesOf(batches)
  return withNewObjects(
    needed,
    files.map(({ filePath }) => filePath),
    () => putSampleFiles(objects, files),
    () => seedWith(needed, wish, batches),
  )
}

async function seedWith(
  needed: Needed,
  { scenario, ...wish }: SeedWish,
  batches: readonly PlacedBatch[],
): Promise<Seeded> {
  return asCaseWorker(needed, async context => {
    const { transaction, at } = context
    const businessNumber = wish.businessNumber ?? (await unusedBusinessNumber(transaction))
    const person = personOf(wish.personId ?? seededPersonId(businessNumber))
    const record = recordOf(businessNumber, scenario)
    await recordBusiness(transaction, businessNumber, record, at)
    await retireEarlierApplications(context, businessNumber, person)

    const seeded = { businessNumber, person, record }
    const { status, statusRemark = '', decidedAmount = 0, corporateNumber = '' } = scenario
    if (status === null) return { ...seeded, applicationNumber: await openFor(transaction, seeded) }
    const { ci, name, birthDate } = person
    const who = { businessNumber, ci, name, birthDate, applicationType: record.applicationType }
    const sample = { ...who, status, statusRemark, decidedAmount, corporateNumber, at }
    const applicationNumber = await fileSampleApplication(transaction, needed.fields, sample)
    const filed = { applicationNumber, ci, businessNumber }
    await fileSampleBatches(context, filed, batches)
    const paths = sampleFilesOf(batches).map(({ filePath }) => filePath)
    await takeNewObjects(transaction, paths)
    await fileSampleOpinions(context, applicationNumber, scenario.opinions ?? [])
    return { ...seeded, applicationNumber }
  })
}

async function openFor(
  transaction: Transaction<Tables>,
  { businessNumber, record }: Pick<Seeded, 'businessNumber' | 'record'>,
): Promise<string> {
  const applicationNumber = await openDraft(transaction, businessNumber, record.applicationType)
  if (applicationNumber === null) throw new Error('The business still has an active application.')
  return applicationNumber
}

function personOf(personId: string): TestPerson {
  const person = testPerson(personId)
  if (!person) throw new HttpError(400, 'SANDBOX_UNKNOWN_PERSON', sandboxTexts.unknownPerson)
  return person
}

function recordOf(businessNumber: string, { corporateNumber }: Scenario): TaxRecord {
  const known = testBusinesses.find(business => business.businessNumber === businessNumber)?.record
  const record = known ?? USUAL_RECORD
  return corporateNumber ? { ...record, managementType: '0' } : record
}

async function unusedBusinessNumber(transaction: Transaction<Tables>): Promise<string> {
  const { rows } = await sql<{ businessNumber: string }>`
    select '99' || lpad(nextval('application_number')::text, 8, '0') as business_number`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error('The database gave no number.')
  return row.businessNumber
}

// A person and a business have one application each: from now on the seeded one.
async function retireEarlierApplications(
  { transaction, at }: CaseWorkerContext,
  businessNumber: string,
  { ci }: TestPerson,
): Promise<void> {
  await transaction
    .updateTable('application')
    .set({ retiredAt: at, updatedAt: at })
    .where(isResult)
    .where(({ or, eb }) => or([eb('businessNumber', '=', businessNumber), eb('applicantCi', '=', ci)]))
    .execute()
}
