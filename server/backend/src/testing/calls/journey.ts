import type { ApplicationStatus } from 'domain-rules/application'
import type { Database } from '../../stores/database.ts'
import type { Visitor } from '../browsers/visitor.ts'

export type Journey = Visitor & {
  database: Database
  aplyNo: string
  /** Every token that was created during the journey. */
  tokens: string[]
}

/** Gives the application a status, as a case worker does. */
export async function decide({ database, aplyNo }: Journey, status: ApplicationStatus): Promise<void> {
  const row = database.updateTable('application').where('applicationNumber', '=', aplyNo)
  await row.set({ status }).execute()
}
