import { businessExamples, deliveryExamples, generalExamples } from 'applicant-flow/examples'
import { BUSINESS_DETAILS, GENERAL_DETAILS } from 'domain-rules/proof'
import { session } from 'shared-session'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The two kinds of proof, each with its permitted documents (PINT-01 to PINT-24). */
export const kinds = [
  {
    ...t.general,
    type: '일반',
    details: GENERAL_DETAILS,
    examples: generalExamples,
    path: routes.general.path,
  },
  {
    ...t.business,
    type: '영업',
    details: BUSINESS_DETAILS,
    examples: [...businessExamples, ...deliveryExamples],
    path: routes.business.path,
  },
] as const

export type Kind = (typeof kinds)[number]

/** Returns the path of a kind, or that of the carriers if proof through them was chosen (PINT-04, AMB-68). */
export function pathOf({ type }: Kind, path: string): string {
  const isThroughCarriers = session.get().isNormalProof === 'N' && type !== '영업'
  return isThroughCarriers ? routes.parcel.path : path
}

/** Keeps the choice for the next page (PINT-08, PINT-09). */
export function choose({ type }: Kind, details: readonly string[]): void {
  session.update({ proofType: type, proofDetailTypes: [...details] })
}
