import type { YesNo } from 'domain-rules'
import { consentOrderNumber, type ConsentColumn } from 'domain-rules/consent'
import * as v from 'valibot'
import { UNSHOWN } from './answer.ts'
import { postJson } from './http.ts'

/** Whose consents they are. */
export type ConsentOwner = { applicationNumber: string; businessNumber: string; ci: string }

/** The answers of one consent screen, every column of it, in the wording of `version` (CONS-52, CONS-53). */
export type SavedConsents = ConsentOwner & {
  version: string
  answers: Readonly<Partial<Record<ConsentColumn, YesNo>>>
}

/** What one consent screen showed and how it was answered. */
export type ConsentRecord = {
  agreements: readonly { title: string; required: boolean; agreed: YesNo }[]
  version: string
  agreedAt: string
}

// The specification shows neither call's body: HTTP 200 means saved.
const DONE = { successStatus: UNSHOWN, shape: v.unknown() }

/**
 * Stores the answers of one consent screen (API-23, CONS-54, CONS-55, AMB-47).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function saveConsents({ version, answers, ...owner }: SavedConsents): Promise<void> {
  const { businessNumber: brno, ci, applicationNumber: aplyNo } = owner
  const consentsData = { version, agreements: agreementsOf(answers) }
  await postJson('/api/v1/auth/consents', { brno, ci, aplyNo, consentsData }, DONE)
}

/**
 * Keeps what the two consent screens showed (API-32, AMB-49).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function saveAgreements(
  applicationNumber: string,
  { personal, mydata }: { personal: ConsentRecord; mydata: ConsentRecord },
): Promise<void> {
  const body = { aplyNo: applicationNumber, personalInfo: personal, mydataInfo: mydata }
  await postJson('/api/agreements', body, DONE)
}

function agreementsOf(answers: SavedConsents['answers']) {
  const answered = Object.entries(answers) as [ConsentColumn, YesNo][]
  return Object.fromEntries(
    answered.map(([column, value]) => [column, { orderNo: consentOrderNumber(column), value }]),
  )
}
