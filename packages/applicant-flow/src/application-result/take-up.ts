import type { ApplicationResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { dialogs, navigation, resetSession, session } from 'shared-session'
import { hasUnfiledApplication } from '../receipt/receipt.ts'
import * as t from './texts.ko.ts'

/**
 * Makes the session that of the shown application (BZMN-34), and returns whether it may be shown. A session belongs
 * to one application. If it is that of another one, which was begun and not filed, leads to the business number,
 * which asks about it.
 */
export function takeUp(found: ApplicationResult): boolean {
  const { half, applicationNumber: before } = session.get()
  const { applicationNumber } = found
  if (hasUnfiledApplication() && before !== applicationNumber) {
    navigation.goTo(paths.businessNumberForResult)
    return false
  }
  if (half !== 'result' || before !== applicationNumber) session.update({ half: 'result', applicationNumber })
  return true
}

/** Shows that there is no result, resets the session, and leads home. If an application was begun, asks first. */
export async function leaveWithoutResult(signal: AbortSignal): Promise<void> {
  await dialogs.alert(t.noResult, { signal })
  const goesOn =
    hasUnfiledApplication() &&
    (await dialogs.confirm(t.unfiled, { yes: t.goOnApplying, no: t.goHome }, { signal }))
  if (signal.aborted) return
  if (!goesOn) resetSession()
  navigation.goTo(goesOn ? paths.consents : paths.home)
}
