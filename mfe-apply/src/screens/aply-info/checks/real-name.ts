import { rethrowUnexpected } from 'api-client/errors'
import { checkRealName } from 'api-client/real-name'
import { dialogs, queueGate, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { checks } from '../../../texts/application-form.ko.ts'
import type { CheckState, FormValues } from '../form/form-state.ts'

const t = checks.realName

/** Asks whether the residence number is the applicant's; if not, whether to go on (APLY-54 to APLY-60). */
export async function askRealName({ residenceNumber }: FormValues, signal: AbortSignal): Promise<CheckState> {
  try {
    const asked = await queueGate.inTurn(siteConfig().queue.actions.realName, () =>
      checkRealName(question(residenceNumber)),
    )
    if (!asked) return 'open'
    if (asked.result) return 'done'
    const goesOn = await dialogs.confirm(t.mismatch, { yes: checks.goOn, no: checks.stop }, { signal })
    return goesOn ? 'passedOver' : 'open'
  } catch (error) {
    rethrowUnexpected(error)
    await dialogs.alert(checks.withHelp(t.failed, siteConfig().contacts.helpLine), { signal })
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
