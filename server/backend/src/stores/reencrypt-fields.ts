import { FieldUnreadable, type FieldCipher } from '../crypto/field-cipher.ts'
import { placeOf, ENCRYPTED_COLUMNS } from './applications/encrypted-fields.ts'
import { checkPlace } from './check-store.ts'
import type { Database, Transaction } from './database.ts'

const APPLICATIONS_AT_ONCE = 100

export type Reencrypted = { reencrypted: number; unreadable: number }

/** One encrypted value, its place, and the update that replaces it unless it has changed meanwhile. */
type EncryptedValue = { encrypted: string; place: string; replaceBy: (again: string) => Promise<unknown> }

/**
 * Re-encrypts values of older keys with the first key. A batch of applications with their history and checks is one
 * transaction. Values that change meanwhile are encrypted with the first key anyway. Values that no key decrypts stay
 * unchanged and are counted. Ends after a batch when the signal is aborted.
 */
export async function reencryptFields(
  database: Database,
  fields: FieldCipher,
  signal: AbortSignal,
): Promise<Reencrypted> {
  const sum: Reencrypted = { reencrypted: 0, unreadable: 0 }
  if (!fields.hasOlderKeys) return sum
  let numbers = await applicationsAfter(database, '')
  while (numbers.length > 0 && !signal.aborted) {
    const batch = numbers
    const done = await database
      .transaction()
      .execute(transaction => reencryptRecords(transaction, fields, batch))
    sum.reencrypted += done.reencrypted
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

async function reencryptRecords(
  transaction: Transaction,
  fields: FieldCipher,
  numbers: readonly string[],
): Promise<Reencrypted> {
  const done: Reencrypted = { reencrypted: 0, unreadable: 0 }
  for (const read of [valuesOfApplications, valuesOfHistory, valuesOfChecks]) {
    const outdated = (await read(transaction, numbers)).filter(({ encrypted }) =>
      fields.isOutdated(encrypted),
    )
    for (const { encrypted, place, replaceBy } of outdated) {
      const text = textIn(fields, encrypted, place)
      if (text === null) done.unreadable += 1
      else {
        await replaceBy(fields.encrypt(text, place))
        done.reencrypted += 1
      }
    }
  }
  return done
}

function textIn(fields: FieldCipher, encrypted: string, place: string): string | null {
  try {
    return fields.decrypt(encrypted, place)
  } catch (error) {
    if (error instanceof FieldUnreadable) return null
    throw error
  }
}

type Read = (transaction: Transaction, numbers: readonly string[]) => Promise<EncryptedValue[]>

const valuesOfApplications: Read = async (transaction, numbers) => {
  const rows = await transaction
    .selectFrom('application')
    .select(['applicationNumber', ...ENCRYPTED_COLUMNS])
    .where('applicationNumber', 'in', numbers)
    .execute()
  return rows.flatMap(({ applicationNumber, ...encrypted }) =>
    ENCRYPTED_COLUMNS.flatMap(column =>
      valueIn(encrypted[column], placeOf(applicationNumber, column), (before, again) =>
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
  encrypted: string | null,
  place: string,
  replace: (before: string, again: string) => Promise<unknown>,
): EncryptedValue[] {
  return encrypted === null ? [] : [{ encrypted, place, replaceBy: again => replace(encrypted, again) }]
}
