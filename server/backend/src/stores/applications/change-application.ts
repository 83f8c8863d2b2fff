import { capDecidedAmount, type ApplicationStatus } from 'domain-rules/application'
import type { Transaction } from '../database.ts'
import type { ChangedBy } from '../tables/applications.ts'

/** The columns of a submitted application that may change, unless undefined; the account number is encrypted. */
export type ApplicationChanges = {
  status?: ApplicationStatus | undefined
  statusRemark?: string | undefined
  decidedAmount?: number | undefined
  bankName?: string
  accountNumber?: string
  accountHolder?: string
  accountHolderHalfWidth?: string
}

/** The author of a change, its reason (a word such as 'cancel'), and its time. */
export type Change = { changedBy: ChangedBy; change: string; at: Date }

/**
 * Changes a locked application and writes the new state into its history; returns the history number (suptHistSn).
 * The caller checks that the change is allowed; the decided amount never exceeds the cap (CONST-14, AMB-13).
 */
export async function changeApplication(
  transaction: Transaction,
  applicationNumber: string,
  changes: ApplicationChanges,
  change: Change,
): Promise<string> {
  const { decidedAmount, ...others } = changes
  const capped = decidedAmount === undefined ? {} : { decidedAmount: capDecidedAmount(decidedAmount) }
  await transaction
    .updateTable('application')
    .set({ ...others, ...capped, updatedAt: change.at })
    .where('applicationNumber', '=', applicationNumber)
    .execute()
  return recordHistory(transaction, applicationNumber, change)
}

/** Copies the present state of an application into its history (AMB-64). */
export async function recordHistory(
  transaction: Transaction,
  applicationNumber: string,
  { changedBy, change, at: recordedAt }: Change,
): Promise<string> {
  const { historyNumber } = await transaction
    .insertInto('applicationHistory')
    .columns([...COPIED, 'changedBy', 'change', 'recordedAt'])
    .expression(eb =>
      eb
        .selectFrom('application')
        .select([...COPIED])
        .select(({ val, cast }) => [
          val(changedBy).as('changedBy'),
          val(change).as('change'),
          cast<Date>(val(recordedAt), 'timestamptz').as('recordedAt'),
        ])
        .where('applicationNumber', '=', applicationNumber),
    )
    .returning('historyNumber')
    .executeTakeFirstOrThrow()
  return historyNumber
}

const COPIED = [
  'applicationNumber',
  'status',
  'statusRemark',
  'decidedAmount',
  'bankName',
  'accountNumber',
  'accountHolder',
] as const
