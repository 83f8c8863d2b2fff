import type { Transaction } from 'kysely'
import { FieldUnreadable, type FieldCipher } from '../crypto/field-cipher.ts'
import { placeOf, SEALED_COLUMNS } from './applications/sealed-fields.ts'
import { checkPlace } from './check-store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const APPLICATIONS_AT_ONCE = 100

export type Resealed = { resealed: number; unreadable: number }

/** One sealed value, what it is bound to, and how another takes its place unless somebody has been faster. */
type SealedValue = {
  sealed: string
  place: string
  replaceBy: (again: string) => Promise<unknown>
}

/**
 * Seals with the first key what an older one has sealed, in batches of applications with their history and checks, each
 * in a transaction of its own. What somebody changes meanwhile is sealed with the first key anyway and stays as it is.
 * So does what no key opens; it is only counted. Ends after a batch when told to by the signal.
 */
export async function resealFields(
  database: Database,
  fields: FieldCipher,
  signal: AbortSignal,
): Promise<Resealed> {
  const sum: Resealed = { resealed: 0, unreadable: 0 }
  if (!fields.hasOlderKeys) return sum
  let numbers = await applicationsAfter(database, '')
  while (numbers.length > 0 && !signal.aborted) {
    const batch = numbers
    const done = await database.transaction().execute(transaction => resealOf(transaction, fields, batch))
    sum.resealed += done.resealed
    sum.unreadable += done.unreadable
    numbers = await applicationsAfter(database, numbers.at(-1) ?? '')
  }
  return sum
}

async function applicationsAfter(database: Database, last: string): Promise<string[]> {
  const rows = await database
    .selectFrom('application')
    .select('applicationNumber')
    .where('applicationNumber', '>', last)
    .orderBy('applicationNumber')
    .limit(APPLICATIONS_AT_ONCE)
    .execute()
  return rows.map(({ applicationNumber }) => applicationNumber)
}

async function resealOf(
  transaction: Transaction<Tables>,
  fields: FieldCipher,
  numbers: readonly string[],
): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: 0 }
  for (const read of [valuesOfApplications, valuesOfHistory, valuesOfChecks]) {
    const outdated = (await read(transaction, numbers)).filter(({ sealed }) => fields.isOutdated(sealed))
    for (const { sealed, place, replaceBy } of outdated) {
      const text = textIn(fields, sealed, place)
      if (text === null) done.unreadable += 1
      else {
        await replaceBy(fields.seal(text, place))
        done.resealed += 1
      }
    }
  }
  return done
}

function textIn(fields: FieldCipher, sealed: string, place: string): string | null {
  try {
    return fields.open(sealed, place)
  } catch (error) {
    if (error instanceof FieldUnreadable) return null
    throw error
  }
}

type Read = (transaction: Transaction<Tables>, numbers: readonly string[]) => Promise<SealedValue[]>

const valuesOfApplications: Read = async (transaction, numbers) => {
  const rows = await transaction
    .selectFrom('application')
    .select(['applicationNumber', ...SEALED_COLUMNS])
    .where('applicationNumber', 'in', numbers)
    .execute()
  return rows.flatMap(({ applicationNumber, ...sealed }) =>
    SEALED_COLUMNS.flatMap(column =>
      valueIn(sealed[column], placeOf(applicationNumber, column), (before, again) =>
        transaction
          .updateTable('application')
          .set({ [column]: again })
          .where('applicationNumber', '=', applicationNumber)
          .where(column, '=', before)
          .execute(),
      ),
    ),
  )
}

const valuesOfHistory: Read = async (transaction, numbers) => {
  const rows = await transaction
    .selectFrom('applicationHistory')
    .select(['historyNumber', 'applicationNumber', 'accountNumber'])
    .where('applicationNumber', 'in', numbers)
    .execute()
  return rows.flatMap(({ historyNumber, applicationNumber, accountNumber }) =>
    valueIn(accountNumber, placeOf(applicationNumber, 'accountNumber'), (before, again) =>
      transaction
        .updateTable('applicationHistory')
        .set({ accountNumber: again })
        .where('historyNumber', '=', historyNumber)
        .where('accountNumber', '=', before)
        .execute(),
    ),
  )
}

const valuesOfChecks: Read = async (transaction, numbers) => {
  const rows = await transaction
    .selectFrom('applicationCheck')
    .select(['applicationNumber', 'ci', 'kind', 'subject'])
    .where('applicationNumber', 'in', numbers)
    .execute()
  return rows.flatMap(({ applicationNumber, ci, kind, subject }) =>
    valueIn(subject, checkPlace({ applicationNumber, ci }, kind), (before, again) =>
      transaction
        .updateTable('applicationCheck')
        .set({ subject: again })
        .where(({ and }) => and({ applicationNumber, ci, kind }))
        .where('subject', '=', before)
        .execute(),
    ),
  )
}

function valueIn(
  sealed: string | null,
  place: string,
  replace: (before: string, again: string) => Promise<unknown>,
): SealedValue[] {
  return sealed === null ? [] : [{ sealed, place, replaceBy: again => replace(sealed, again) }]
}
