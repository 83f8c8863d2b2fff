import { type ApplicationResult, findResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { dialogs, navigation, resetSession, session } from 'shared-session'
import { hasUnfiledApplication } from '../receipt/receipt.ts'
import * as t from './texts.ko.ts'

/**
 * Fetches the application of the person, and binds the session to it. Returns null if the person is led away instead,
 * or has left (RES-125 to RES-129).
 * @throws the named errors of `findResult`
 */
export async function openResult(signal: AbortSignal): Promise<ApplicationResult | null> {
  const { identityCi: ci, businessNumber } = session.get()
  if (!ci || !businessNumber) return leaveHome(t.identityRequired, signal)
  const found = await findResult({ ci, businessNumber })
  if (signal.aborted) return null
  if (!found) return leaveWithoutResult(signal)
  return takeUp(found) ? found : null
}

/** Shows a message, and leads home. `before` runs in between. */
export async function leaveHome(message: string, signal: AbortSignal, before?: () => void): Promise<null> {
  await dialogs.alert(message, { signal })
  if (signal.aborted) return null
  before?.()
  navigation.goTo(paths.home)
  return null
}

/**
 * Binds the session to the found application (BZMN-34), and returns true. If the session has another application that
 * is not filed yet, leads to the page of the business number, which asks about it, and returns false.
 */
function takeUp(found: ApplicationResult): boolean {
  const { applicationNumber: before } = session.get()
  const { applicationNumber } = found
  if (hasUnfiledApplication() && before !== applicationNumber) {
    navigation.goTo(paths.businessNumberForResult)
    return false
  }
  session.update({ half: 'result', applicationNumber })
  return true
}

/** Reports that there is no result, resets the session, and leads home. If an application was begun, asks first. */
async function leaveWithoutResult(signal: AbortSignal): Promise<null> {
  await dialogs.alert(t.noResult, { signal })
  const goesOn =
    hasUnfiledApplication() &&
    (await dialogs.confirm(t.unfiled, { yes: t.goOnApplying, no: t.goHome }, { signal }))
  if (signal.aborted) return null
  if (!goesOn) resetSession()
  navigation.goTo(goesOn ? paths.consents : paths.home)
  return null
}
