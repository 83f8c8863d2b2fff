/** The keys under which this tab keeps the draft of each form (GP-09). */
export const DRAFT_KEYS = {
  application: 'sbiz_draft',
  accountCorrection: 'sbiz_draft_account',
  opinion: 'sbiz_draft_opinion',
  generalProof: 'sbiz_draft_proof',
  deliveryProof: 'sbiz_draft_delivery_proof',
  parcelRequest: 'sbiz_draft_parcel',
} as const
