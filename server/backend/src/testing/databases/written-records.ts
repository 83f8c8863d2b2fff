import type { Database } from '../../stores/database.ts'

export type Filed = { status: string | null; created: number; documents: number; audited: number }

/** An application with all of its records, once. */
export const WHOLE: Filed = { status: '신청', created: 1, documents: 1, audited: 1 }
/** A draft without a submission. */
export const NOTHING: Filed = { status: null, created: 0, documents: 0, audited: 0 }

/** Returns all records of every application, by its number. */
export async function statesOf(database: Database): Promise<Map<string, Filed>> {
  const rows = await database
    .selectFrom('application')
    .select(['applicationNumber', 'status'])
    .select(eb => [
      eb
        .selectFrom('applicationHistory as history')
        .whereRef('history.applicationNumber', '=', 'application.applicationNumber')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('created'),
      eb
        .selectFrom('applicationDocument as document')
        .whereRef('document.applicationNumber', '=', 'application.applicationNumber')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('documents'),
      eb
        .selectFrom('audit')
        .whereRef('audit.applicationNumber', '=', 'application.applicationNumber')
        .where('action', '=', 'application.create')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('audited'),
    ])
    .execute()
  return new Map(
    rows.map(({ applicationNumber, status, created, documents, audited }) => [
      applicationNumber,
      { status, created: Number(created), documents: Number(documents), audited: Number(audited) },
    ]),
  )
}

/** Returns the numbers of batches, items and files of an application's proof. */
export async function proofOf(database: Database, applicationNumber: string) {
  const batches = await database
    .selectFrom('proofBatch')
    .select('batchId')
    .where('applicationNumber', '=', applicationNumber)
    .execute()
  const rows = await database
    .selectFrom('proofItem')
    .innerJoin('proofBatch', 'proofBatch.batchId', 'proofItem.batchId')
    .leftJoin('file', 'file.proofItemId', 'proofItem.itemId')
    .select(['itemId', 'fileId'])
    .where('applicationNumber', '=', applicationNumber)
    .execute()
  return { batches: batches.length, items: rows.length, files: rows.filter(({ fileId }) => fileId).length }
}
