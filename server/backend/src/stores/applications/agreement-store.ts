import type { Transaction } from '../database.ts'

export type Agreement = {
  applicationNumber: string
  ci: string
  personalInfo: object
  mydataInfo: object
  at: Date
}

/** Stores the texts that the two consent screens showed and the ticks on them; the last report counts (AMB-49). */
export async function saveAgreement(
  transaction: Transaction,
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

// JSON can hold half a surrogate pair, which the database refuses.
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
