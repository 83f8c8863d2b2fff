import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

export type Agreement = {
  applicationNumber: string
  ci: string
  personalInfo: object
  mydataInfo: object
  at: Date
}

/** Keeps what the two consent screens showed and what was ticked there; the last report counts (AMB-49). */
export async function saveAgreement(
  transaction: Transaction<Tables>,
  { applicationNumber, ci, personalInfo, mydataInfo, at: savedAt }: Agreement,
): Promise<void> {
  const said = {
    personalInfo: JSON.stringify(personalInfo, wellFormed),
    mydataInfo: JSON.stringify(mydataInfo, wellFormed),
    savedAt,
  }
  await transaction
    .insertInto('agreement')
    .values({ applicationNumber, ci, ...said })
    .onConflict(conflict => conflict.columns(['applicationNumber', 'ci']).doUpdateSet(said))
    .execute()
}

// Half a character, which a JSON text can hold, is more than the database takes.
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
