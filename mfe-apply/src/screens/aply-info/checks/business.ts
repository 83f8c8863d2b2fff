import { checkBusiness } from 'api-client/business'
import type { TaxType } from 'domain-rules/business'
import { dialogs, queueGate, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { failureMessage } from 'applicant-flow/failure-message'
import { describedBusiness } from '../form/form-problems.ts'
import type { CheckState } from 'applicant-flow/form-section'
import type { FormValues } from '../form/form-state.ts'
import * as t from '../texts.ko.ts'
import { continuesDespite } from './mismatch-question.tsx'

type Outcome = { outcome: CheckState; taxType: TaxType }

const NOTHING_LEARNT: Outcome = { outcome: 'open', taxType: 'unknown' }

/** Has the tax office check the business; on a mismatch asks if the applicant continues (APLY-66 to APLY-71, APLY-76). */
export async function askBusiness(values: FormValues, signal: AbortSignal): Promise<Outcome> {
  const { applicantName: representativeName, ...described } = describedBusiness(values, session.get())
  try {
    const asked = await queueGate.inTurn(siteConfig().queue.actions.businessCheck, () =>
      checkBusiness({ ...described, representativeName }),
    )
    if (!asked) return NOTHING_LEARNT
    const { isConfirmed, taxType } = asked.result
    if (isConfirmed) return { outcome: 'done', taxType }
    const goesOn = await continuesDespite(t.checks.business.mismatch, signal)
    return goesOn ? { outcome: 'overridden', taxType: 'unknown' } : NOTHING_LEARNT
  } catch (error) {
    await dialogs.alert(failureMessage(error, t.checks.business.failed), { signal })
    return NOTHING_LEARNT
  }
}
