import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../database.ts'

/** Returns the opinions of an application with their files, the latest first; at most two. */
export function opinionsOf(database: Database, applicationNumber: string) {
  return database
    .selectFrom('opinion')
    .selectAll()
    .select(opinion =>
      jsonArrayFrom(
        opinion
          .selectFrom('file')
          .selectAll()
          .whereRef('file.opinionNumber', '=', 'opinion.opinionNumber')
          .where('file.deletedAt', 'is', null)
          .orderBy('fileId'),
      ).as('files'),
    )
    .where('applicationNumber', '=', applicationNumber)
    .orderBy('position', 'desc')
    .execute()
}

/** Adds an opinion to a locked application that may have another one (`canSubmitOpinion`); returns its number. */
export async function insertOpinion(
  transaction: Transaction,
  opinion: { applicationNumber: string; position: number; content: string; at: Date },
): Promise<string> {
  const { at, ...row } = opinion
  const { opinionNumber } = await transaction
    .insertInto('opinion')
    .values({ ...row, createdAt: at, updatedAt: at })
    .returning('opinionNumber')
    .executeTakeFirstOrThrow()
  return opinionNumber
}

/** Stores a case worker's answer; false if there is no such opinion. A second answer replaces the first (OPN-15). */
export async function answerOpinion(
  transaction: Transaction,
  opinionNumber: string,
  answerContent: string,
  updatedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('opinion')
    .set({ answerContent, answerStatus: 'Y', updatedAt })
    .where('opinionNumber', '=', opinionNumber)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
