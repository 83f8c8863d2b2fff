import { applicationMoveVerdict, type ApplicationStatus } from 'domain-rules/application'
import { batchStatusOf } from 'domain-rules/proof'
import { unknownApplication } from '../../refusals/refusals.ts'
import { lockApplication } from '../../stores/applications/application-rows.ts'
import { changeApplication } from '../../stores/applications/change-application.ts'
import { batchesOf } from '../../stores/proof-store.ts'
import { assertMove, recordCaseWork, type CaseWorkerContext } from './case-worker.ts'

export type ApplicationMove = {
  status?: ApplicationStatus | undefined
  /** Reason codes, joined with commas. */
  statusRemark?: string | undefined
  decidedAmount?: number | undefined
  force?: boolean | undefined
}

/**
 * Moves an application as a case worker would, with an entry in its history; the amount is kept within the cap (AMB-13).
 * Throws `HttpError`: 404 for an unknown one, 409 with the reason for a jump that is not forced.
 */
export async function moveApplication(
  context: CaseWorkerContext,
  applicationNumber: string,
  { force, ...asked }: ApplicationMove,
): Promise<void> {
  const { transaction, at } = context
  const application = await lockApplication(transaction, applicationNumber, null)
  if (!application) throw unknownApplication()
  if (asked.status !== undefined) {
    const batches = await factsOf(context, applicationNumber)
    assertMove(applicationMoveVerdict({ status: application.status, batches }, asked.status), force)
  }
  const changes = given(asked)
  await changeApplication(transaction, applicationNumber, changes, {
    changedBy: 'A',
    change: 'back-office',
    at,
  })
  const status = asked.status ?? application.status
  await recordCaseWork(context, 'application.move', applicationNumber, { status, force: force === true })
}

async function factsOf({ transaction }: CaseWorkerContext, applicationNumber: string) {
  const batches = await batchesOf(transaction, applicationNumber)
  return batches.map(({ status, recognisedAmount }) => ({ status: batchStatusOf(status), recognisedAmount }))
}

function given({ status, statusRemark, decidedAmount }: Omit<ApplicationMove, 'force'>) {
  return {
    ...(status !== undefined && { status }),
    ...(statusRemark !== undefined && { statusRemark }),
    ...(decidedAmount !== undefined && { decidedAmount }),
  }
}
