import { forgetUploadsOfOthers } from 'applicant-files/uploads'
import {
  certificateTypeOf,
  leavesStepHistory,
  type IdentityMethod,
  type IdentityPurpose,
  type VerifiedPerson,
} from 'domain-rules/identity'
import { beginSession, hasAuthMarker, session, type SessionState } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import { forgetDraftsOfOthers } from '../draft/drafts.ts'
import { keepSavedAt } from '../draft/saved-draft.ts'
import type { IdentityCalls } from './identity-calls.ts'

type Entry = { method: IdentityMethod; purpose: IdentityPurpose; person: VerifiedPerson }
type Parts = { calls: IdentityCalls; now: () => number }

/**
 * Signs in a verified person, sends the received data to the server, and begins the session with them (IDENT-29 to
 * IDENT-33, IDENT-37 to IDENT-44, AMB-07, AMB-32, AMB-43). The server compares with its own record (GP-11). If a call
 * fails, nothing is stored; nor if the person has begun with another business meanwhile.
 * @throws the named errors of the calls
 */
export async function enterAs({ method, purpose, person }: Entry, { calls, now }: Parts): Promise<void> {
  const begun = session.get()
  await calls.signIn(begun.businessNumber)
  const setsAuthMarker = hasAuthMarker()
  const { applicationNumber, draftSavedAt } = await applicationOf(person, purpose, calls)
  const askedAt = now()
  const token = await calls.createToken(applicationNumber)
  if (leavesStepHistory(method, purpose)) await calls.saveIdentityStep(applicationNumber)

  if (!isOfSameApplication(begun, session.get())) return
  await forgetDraftsOfOthers(person.ci)
  forgetUploadsOfOthers(safeSessionStorage, applicationNumber)
  session.update({
    applicationNumber,
    identityCi: person.ci,
    identityMethod: method,
    certificateType: certificateTypeOf(method),
    mobileName: person.name,
    mobileNumber: person.mobileNumber,
    mobileCarrier: person.mobileCarrier,
    birthDate: person.birthDate,
    setsAuthMarker,
  })
  keepSavedAt(draftSavedAt)
  beginSession(token, askedAt)
}

function isOfSameApplication(one: SessionState, other: SessionState): boolean {
  return one.businessNumber === other.businessNumber && one.applicationNumber === other.applicationNumber
}

async function applicationOf(
  person: VerifiedPerson,
  purpose: IdentityPurpose,
  calls: IdentityCalls,
): Promise<{ applicationNumber: string; draftSavedAt?: string | null | undefined }> {
  const { applicationNumber, businessNumber } = session.get()
  if (purpose === 'result') return { applicationNumber: await calls.enterResult(businessNumber, person) }
  await calls.checkMayApply(person.ci)
  return { applicationNumber, draftSavedAt: await calls.enterApplication(applicationNumber, person) }
}
