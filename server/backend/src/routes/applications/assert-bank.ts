import { HttpError } from 'server-kit'
import { isBank } from '../../stores/code-store.ts'
import type { Database } from '../../stores/database.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'

/** Refuses (400) a bank that is not in the list that the screens offer (AMB-105). */
export async function assertBank(database: Database, name: string, errorCode: string): Promise<void> {
  if (await isBank(database, name)) return
  const message = texts.bankUnknown
  throw new HttpError(400, errorCode, message, [{ field: 'bankNm', message }])
}
