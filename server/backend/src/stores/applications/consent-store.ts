import type { YesNo } from 'domain-rules'
import { consentOrderNumber, type ConsentChoices, type ConsentColumn } from 'domain-rules/consent'
import type { Database, Transaction } from '../database.ts'

export type SavedConsents = {
  applicationNumber: string
  ci: string
  version: string
  answers: ConsentChoices
  at: Date
}

/** Stores the answers of one screen; an earlier answer is replaced, the others stay (AMB-44). */
export async function saveConsents(
  transaction: Transaction,
  { applicationNumber, ci, version, answers, at: agreedAt }: SavedConsents,
): Promise<void> {
  const rows = entriesOf(answers).map(([consentColumn, answer]) => ({
    applicationNumber,
    ci,
    consentColumn,
    orderNumber: consentOrderNumber(consentColumn),
    agreed: answer === 'Y',
    version,
    agreedAt,
  }))
  if (rows.length === 0) return
  await transaction
    .insertInto('consent')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['applicationNumber', 'ci', 'consentColumn']).doUpdateSet(({ ref }) => ({
        agreed: ref('excluded.agreed'),
        version: ref('excluded.version'),
        agreedAt: ref('excluded.agreedAt'),
      })),
    )
    .execute()
}

/** Returns one person's answers for one application. */
export async function consentsOf(
  database: Database,
  applicationNumber: string,
  ci: string,
): Promise<ConsentChoices> {
  const rows = await database
    .selectFrom('consent')
    .select(['consentColumn', 'agreed'])
    .where('applicationNumber', '=', applicationNumber)
    .where('ci', '=', ci)
    .execute()
  return Object.fromEntries(rows.map(({ consentColumn, agreed }) => [consentColumn, agreed ? 'Y' : 'N']))
}

function entriesOf(answers: ConsentChoices): [ConsentColumn, YesNo][] {
  // The keys of the answers are columns, but `Object.entries` types them as text.
  return Object.entries(answers) as [ConsentColumn, YesNo][]
}
