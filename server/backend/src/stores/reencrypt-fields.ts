import { FieldUnreadable, type FieldCipher } from '../crypto/field-cipher.ts'
import { placeOf, ENCRYPTED_COLUMNS } from './applications/encrypted-fields.ts'
import { checkPlace } from './check-store.ts'
import type { Database, Transaction } from './database.ts'
import type { CheckKind } from './tables/verifications.ts'

const APPLICATIONS_AT_ONCE = 100

export type Reencrypted = { reencrypted: number; unreadable: number }

/** A column of encrypted values: its table, the columns of a row that name the value, and the place it is encrypted for. */
type EncryptedValues = {
  table: 'application' | 'applicationHistory' | 'applicationCheck'
  column: string
  named: readonly string[]
  placeOf: (row: Row) => string
}

type Row = Record<string, string>

const ENCRYPTED: readonly EncryptedValues[] = [
  ...ENCRYPTED_COLUMNS.map(column => ({
    table: 'application' as const,
    column,
    named: ['applicationNumber'],
    placeOf: ({ applicationNumber = '' }: Row) => placeOf(applicationNumber, column),
  })),
  {
    table: 'applicationHistory',
    column: 'accountNumber',
    named: ['applicationNumber', 'historyNumber'],
    placeOf: ({ applicationNumber = '' }) => placeOf(applicationNumber, 'accountNumber'),
  },
  {
    table: 'applicationCheck',
    column: 'subject',
    named: ['applicationNumber', 'ci', 'kind'],
    placeOf: ({ applicationNumber = '', ci = '', kind }) =>
      checkPlace({ applicationNumber, ci }, kind as CheckKind),
  },
]

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
  for (const values of ENCRYPTED) {
    const { table, column } = values
    for (const row of await outdatedRows(transaction, fields, values, numbers)) {
      const place = values.placeOf(row)
      const text = textIn(fields, row[column] ?? '', place)
      if (text === null) done.unreadable += 1
      else {
        const set = { [column]: fields.encrypt(text, place) }
        await transaction
          .updateTable(table)
          .set(set)
          .where(({ and }) => and(row))
          .execute()
        done.reencrypted += 1
      }
    }
  }
  return done
}

/** Returns the rows whose value an older key has encrypted, with the columns that name it. */
async function outdatedRows(
  transaction: Transaction,
  fields: FieldCipher,
  { table, column, named }: EncryptedValues,
  numbers: readonly string[],
): Promise<Row[]> {
  const { ref } = transaction.dynamic
  const rows = await transaction
    .selectFrom(table)
    .select([...named, column].map(name => ref<string>(name)))
    .where('applicationNumber', 'in', numbers)
    .where(ref<string>(column), 'is not', null)
    .$castTo<Row>()
    .execute()
  return rows.filter(row => fields.isOutdated(row[column] ?? ''))
}

function textIn(fields: FieldCipher, encrypted: string, place: string): string | null {
  try {
    return fields.decrypt(encrypted, place)
  } catch (error) {
    if (error instanceof FieldUnreadable) return null
    throw error
  }
}
