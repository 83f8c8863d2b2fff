import type { Migration } from 'kysely/migration'
import * as businessAndApplication from './0001-business-and-application.ts'

/** Every step of the schema in its order; a step that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-business-and-application': businessAndApplication,
}
