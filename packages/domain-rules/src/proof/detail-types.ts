import * as t from './texts.ko.ts'

export type ProofDetail = { code: string; name: string }

/** The kinds of general proof (PINT-11 to PINT-16). */
export const GENERAL_DETAILS = detailsOf(t.generalDetails)

/** The kinds of proof of direct delivery (PINT-17 to PINT-24). */
export const BUSINESS_DETAILS = detailsOf(t.businessDetails)

function detailsOf(names: Readonly<Record<number, string>>): readonly ProofDetail[] {
  return Object.entries(names).map(([code, name]) => ({ code, name }))
}
