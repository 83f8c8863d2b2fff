import { canCancel, canReapply, STATUS_AFTER_CANCEL } from 'domain-rules/application'
import { batchStatusOf } from 'domain-rules/proof'
import * as v from 'valibot'
import type { Transaction } from '../../stores/database.ts'
import { applicationNumber, doneResponse, resultResponse } from '../../contract/fields.ts'
import { route, type Route } from '../../contract/route.ts'
import type { SubmittedApplication } from '../../stores/applications/application-rows.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { changeApplication, recordHistory } from '../../stores/applications/change-application.ts'
import { replaceWithDraft } from '../../stores/applications/retire-application.ts'
import { batchesOf } from '../../stores/proof-store.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { withIdempotency } from '../../idempotency/idempotent-requests.ts'
import { assertAllowed, duplicateApplication } from '../../refusals/refusals.ts'
import { lockOwnApplication } from './own-draft.ts'

const params = v.object({ aplyNo: applicationNumber })

const cancelApplication = route({
  method: 'DELETE',
  path: '/api/v1/application/delete-direct/:aplyNo',
  summary: 'Cancels an application (API-36).',
  access: 'applicant',
  params,
  response: doneResponse,
}).handle(async ({ params: { aplyNo }, applicant, request }, dependencies) => {
  return withIdempotency(dependencies, request, aplyNo, async transaction => {
    const application = await lockOwnApplication(transaction, aplyNo, applicant)
    await cancel(transaction, application, dependencies.now())
    return { status: 200, message: texts.cancelled } as const
  })
})

const reapply = route({
  method: 'PATCH',
  path: '/api/v1/application/reapply/:aplyNo',
  summary: 'Opens a fresh draft in the place of an application that was cancelled (API-37).',
  access: 'applicant',
  params,
  response: resultResponse(v.object({ aplyNo: v.string() })),
}).handle(async ({ params: { aplyNo }, applicant, request }, dependencies) => {
  return withIdempotency(dependencies, request, aplyNo, async transaction => {
    const application = await lockOwnApplication(transaction, aplyNo, applicant)
    const draft = await applyAgain(transaction, application, dependencies.now())
    return { status: 200, message: texts.reapplied, result: { aplyNo: draft } } as const
  })
})

/**
 * Serves `DELETE delete-direct/{aplyNo}`, which makes an application 사용자삭제 (AMB-21) or refuses with 409 and 이미
 * 처리되었습니다. (AMB-26); and `PATCH reapply/{aplyNo}`, which replaces a deleted one by a new draft (AMB-22).
 */
export const cancelApplicationRoutes: readonly Route[] = [cancelApplication, reapply]

async function cancel(
  transaction: Transaction,
  { applicationNumber: number, applicantCi, status }: SubmittedApplication,
  at: Date,
): Promise<void> {
  const batches = (await batchesOf(transaction, number)).map(batch => ({
    status: batchStatusOf(batch.status),
  }))
  assertAllowed(canCancel({ status, batches }), 'APPLICATION_NOT_CANCELLABLE')
  const change = { changedBy: 'S', change: 'cancel', at } as const
  await changeApplication(transaction, number, { status: STATUS_AFTER_CANCEL }, change)
  const entry = { at, actor: actorOf({ ci: applicantCi }), applicationNumber: number }
  await recordAudit(transaction, { ...entry, action: 'application.cancel' })
}

async function applyAgain(
  transaction: Transaction,
  application: SubmittedApplication,
  at: Date,
): Promise<string> {
  assertAllowed(canReapply(application.status), 'APPLICATION_NOT_DELETED')
  const draft = await replaceWithDraft(transaction, application, at)
  if (!draft) throw duplicateApplication('business')
  const { applicationNumber: number, applicantCi } = application
  await recordHistory(transaction, number, { changedBy: 'S', change: 'reapply', at })
  const entry = { at, actor: actorOf({ ci: applicantCi }), applicationNumber: number }
  await recordAudit(transaction, { ...entry, action: 'application.reapply', detail: { draft } })
  return draft
}
