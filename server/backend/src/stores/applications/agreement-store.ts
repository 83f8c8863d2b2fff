import type { Transaction } from '../database.ts'
import { jsonbOf } from '../jsonb-of.ts'

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
    personalInfo: jsonbOf(personalInfo),
    mydataInfo: jsonbOf(mydataInfo),
    savedAt,
  }
  await transaction
    .insertInto('agreement')
    .values({ applicationNumber, ci, ...said })
    .onConflict(conflict => conflict.columns(['applicationNumber', 'ci']).doUpdateSet(said))
    .execute()
}
