import type { YesNo } from 'domain-rules'
import { consentOrderNumber, type ConsentColumn } from 'domain-rules/consent'
import * as v from 'valibot'
import { UNSHOWN } from '../http/read-response.ts'
import { postJson } from '../http/http.ts'

/** The person and the application of the consents. */
export type ConsentOwner = { applicationNumber: string; businessNumber: string; ci: string }

/** The choices of one consent screen, every column of it, in the wording of `version` (CONS-52, CONS-53). */
export type SavedConsents = ConsentOwner & {
  version: string
  choices: Readonly<Partial<Record<ConsentColumn, YesNo>>>
}

/** The items of one consent screen, and the choices made. */
export type ConsentRecord = {
  agreements: readonly { title: string; required: boolean; agreed: YesNo }[]
  version: string
  agreedAt: string
}

// The specification shows neither call's body.
const DONE = { successStatus: UNSHOWN, shape: v.unknown() }

/** Stores the choices of one consent screen (API-23, CONS-54, CONS-55, AMB-47). @throws RequestFailed */
export async function saveConsents({ version, choices, ...owner }: SavedConsents): Promise<void> {
  const { businessNumber: brno, ci, applicationNumber: aplyNo } = owner
  const consentsData = { version, agreements: agreementsOf(choices) }
  // HTTP 200 means saved, and no other status does.
  await postJson('/api/v1/auth/consents', { brno, ci, aplyNo, consentsData }, { ...DONE, needsHttp200: true })
}

/** Stores the items of both consent screens (API-32, AMB-49). @throws RequestFailed */
export async function saveAgreements(
  applicationNumber: string,
  { personal, mydata }: { personal: ConsentRecord; mydata: ConsentRecord },
): Promise<void> {
  const body = { aplyNo: applicationNumber, personalInfo: personal, mydataInfo: mydata }
  await postJson('/api/agreements', body, DONE)
}

function agreementsOf(choices: SavedConsents['choices']) {
  const chosen = Object.entries(choices) as [ConsentColumn, YesNo][]
  return Object.fromEntries(
    chosen.map(([column, value]) => [column, { orderNo: consentOrderNumber(column), value }]),
  )
}
