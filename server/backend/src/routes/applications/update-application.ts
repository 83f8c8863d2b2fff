import { canEditAccount, statusAfterAccountEdit, type ApplicationForm } from 'domain-rules/application'
import * as v from 'valibot'
import type { Transaction } from '../../stores/database.ts'
import { route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Applicant } from '../../session/applicant.ts'
import { actorOf, recordAudit } from '../../stores/applications/audit.ts'
import { changeApplication } from '../../stores/applications/change-application.ts'
import { encryptFor } from '../../stores/applications/encrypted-fields.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { ownFacts } from '../checks/own-application.ts'
import { checksOf, type ApplicationCheck } from '../../stores/check-store.ts'
import { assertBank } from './assert-bank.ts'
import { assertAccountChecked } from './filing.ts'
import { lockOwnApplication } from './own-draft.ts'
import { withIdempotency } from '../../idempotency/idempotent-requests.ts'
import { assertAllowed } from '../../refusals/refusals.ts'
import { correctionIn, updateDataSchema } from './application-data.ts'

const LARGEST_PART_BYTES = 64 * 1024

/**
 * Serves `PATCH /api/v1/application/update`, which corrects the deposit account and moves the application on by the
 * rule, regardless of the status in the request (ACC-36, ACC-37, AMB-17). Throws `HttpError`:
 * - 403 for another ci;
 * - 404 for another business or number;
 * - 400 for values that the screen would not save;
 * - 409 for a status without correction, or an account that `account/verify` has not confirmed (GP-19).
 */
export const updateApplicationRoute = route({
  method: 'PATCH',
  path: '/api/v1/application/update',
  summary: 'Corrects the account that the support is paid to (API-35).',
  access: 'applicant',
  body: v.object({ updateData: updateDataSchema }),
  files: { names: [], jsonParts: ['updateData'], largestBytes: LARGEST_PART_BYTES },
  response: v.object({ status: v.literal(200), message: v.literal(texts.success) }),
}).handle(async ({ body: { updateData: data }, applicant, request }, dependencies) => {
  const { database, now } = dependencies
  const { managementType } = await ownFacts(database, applicant, data)
  const form = correctionIn(data, managementType, now())
  await assertBank(database, form.bank, 'ACCOUNT_INVALID')
  const applicationNumber = data.aplyNo
  const checks = await checksOf(dependencies, { applicationNumber, ci: applicant.ci })
  return withIdempotency(dependencies, request, data, async transaction => {
    await correctAccount(dependencies, transaction, { applicant, applicationNumber, form, checks })
    return { status: 200, message: texts.success } as const
  })
})

type Correction = {
  applicant: Applicant
  applicationNumber: string
  form: ApplicationForm
  checks: readonly ApplicationCheck[]
}

async function correctAccount(
  { fields, now }: Dependencies,
  transaction: Transaction,
  { applicant, applicationNumber, form, checks }: Correction,
): Promise<void> {
  const application = await lockOwnApplication(transaction, applicationNumber, applicant)
  assertAllowed(canEditAccount(application.status), 'ACCOUNT_NOT_EDITABLE')
  assertAccountChecked({ form, checks })

  const at = now()
  const { bank: bankName, accountNumber, accountHolder } = form
  const account = {
    bankName,
    accountNumber: encryptFor(fields, applicationNumber, 'accountNumber', accountNumber),
    accountHolder,
    accountHolderHalfWidth: accountHolder.normalize('NFKC'),
  }
  const changes = { ...account, status: statusAfterAccountEdit(application.status) }
  await changeApplication(transaction, applicationNumber, changes, { changedBy: 'S', change: 'account', at })
  const actor = actorOf(applicant)
  await recordAudit(transaction, { at, actor, action: 'application.account', applicationNumber })
}
