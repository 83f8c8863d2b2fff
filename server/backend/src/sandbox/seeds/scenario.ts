import type { ApplicationStatus } from 'domain-rules/application'
import type { AmountKind, BatchStatus, ItemStatus, ProofType } from 'domain-rules/proof'
import type { SampleFileKind } from './sample-files.ts'

/** A named state of an application, with the proof and the opinions that belong to it. */
export type Scenario = {
  name: string
  description: string
  /** Null for a person who is verified and has not filed yet; such a scenario has no further records. */
  status: ApplicationStatus | null
  /** Reason codes, joined with commas. */
  statusRemark?: string
  decidedAmount?: number
  /** The 13 digits of a corporation, which applies in the place of a sole proprietor. */
  corporateNumber?: string
  /** The oldest first, a day apart. */
  batches?: readonly SampleBatch[]
  /** The oldest first; 'Y' has been answered. */
  opinions?: readonly ('Y' | 'N')[]
}

export type SampleBatch = {
  proofType: ProofType
  amountKind: AmountKind
  /** Null is none. */
  status: BatchStatus | null
  detail: string
  period?: string
  amountCount?: number
  recognisedAmount?: number
  items?: readonly SampleItem[]
}

export type SampleItem = {
  status: ItemStatus
  reason?: string
  /** Null means none: no row of a lookup, or nothing uploaded. */
  file?: SampleFileKind | null
  deliveryName?: string
  deliveryFee?: number
  recognisedAmount?: number
}
