import * as t from './texts.ko.ts'

/** 일반 is general proof, 영업 business proof of direct delivery, 신속 quick support (RES-45, RES-137, RES-138). */
export const PROOF_TYPES = ['일반', '영업', '신속'] as const

/** The unit of a batch: won, cases, or the carriers' lookup of parcels (RES-46, RES-139, RES-140). */
export const AMOUNT_KINDS = ['금액', '건', '택배'] as const

export type ProofType = (typeof PROOF_TYPES)[number]
export type AmountKind = (typeof AMOUNT_KINDS)[number]

/** Returns the name of a proof type, or the word that was sent. */
export function proofTypeName(type: string): string {
  const names: Partial<Record<string, string>> = t.typeNames
  return names[type] ?? type
}

/** The units that an applicant can choose from on a form (PGEN-04). */
export type Division = Exclude<AmountKind, '택배'>
