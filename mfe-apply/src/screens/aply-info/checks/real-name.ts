import { checkRealName } from 'api-client/identity'
import { dialogs, queueGate, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { failureMessage } from 'applicant-flow/failure-message'
import type { CheckState } from 'applicant-flow/form-section'
import type { FormValues } from '../form/form-state.ts'
import * as t from '../texts.ko.ts'
import { continuesDespite } from './mismatch-question.tsx'

/** Checks that the residence number is the applicant's; on a mismatch asks if they continue (APLY-54 to APLY-60). */
export async function askRealName({ residenceNumber }: FormValues, signal: AbortSignal): Promise<CheckState> {
  try {
    const asked = await queueGate.inTurn(siteConfig().queue.actions.realName, () =>
      checkRealName(question(residenceNumber)),
    )
    if (!asked) return 'open'
    if (asked.result) return 'done'
    const goesOn = await continuesDespite(t.checks.realName.mismatch, signal)
    return goesOn ? 'overridden' : 'open'
  } catch (error) {
    const { helpLine } = siteConfig().contacts
    const help = helpLine && t.checks.helpLine(helpLine)
    await dialogs.alert(failureMessage(error, t.checks.realName.failed, help), { signal })
    return 'open'
  }
}

function question([front = '', rear = '']: readonly string[]) {
  const { applicationNumber, applicationType, businessNumber, managementType, ...person } = session.get()
  return {
    applicationNumber,
    applicationType,
    businessNumber,
    managementType,
    ci: person.identityCi,
    name: person.mobileName,
    birthDate: person.birthDate,
    residenceNumber: [front, rear] as const,
  }
}
