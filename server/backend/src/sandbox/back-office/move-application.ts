import { applicationMoveVerdict } from 'domain-rules/application'
import { batchStatusOf } from 'domain-rules/proof'
import type { moveApplication as call } from 'sandbox-api'
import type * as v from 'valibot'
import { unknownApplication } from '../../refusals/refusals.ts'
import { lockApplication } from '../../stores/applications/application-rows.ts'
import { changeApplication } from '../../stores/applications/change-application.ts'
import { batchesOf } from '../../stores/proof-store.ts'
import { assertMove, recordCaseWork, type CaseWorkerContext } from './case-worker.ts'

/**
 * Moves an application as a case worker would, with an entry in its history; the amount is kept within the cap (AMB-13).
 * Throws `HttpError`: 404 for an unknown one, 409 with the reason for a jump that is not forced.
 */
export async function moveApplication(
  context: CaseWorkerContext,
  applicationNumber: string,
  { prcsStts, prcsSttsRemark: statusRemark, dcsnAmt: decidedAmount, force }: v.InferOutput<typeof call.body>,
): Promise<void> {
  const { transaction, at } = context
  const application = await lockApplication(transaction, applicationNumber, null)
  if (!application) throw unknownApplication()
  if (prcsStts !== undefined) {
    const batches = await factsOf(context, applicationNumber)
    assertMove(applicationMoveVerdict({ status: application.status, batches }, prcsStts), force)
  }
  const changes = { status: prcsStts, statusRemark, decidedAmount }
  await changeApplication(transaction, applicationNumber, changes, {
    changedBy: 'A',
    change: 'back-office',
    at,
  })
  const status = prcsStts ?? application.status
  await recordCaseWork(context, 'application.move', applicationNumber, { status, force: force === true })
}

async function factsOf({ transaction }: CaseWorkerContext, applicationNumber: string) {
  const batches = await batchesOf(transaction, applicationNumber)
  return batches.map(({ status, recognisedAmount }) => ({ status: batchStatusOf(status), recognisedAmount }))
}
