type Need = 'required' | 'optional' | 'declinable' | 'requiredForQuickSupport'

type Listed = { column: string; group: string; need: Need }

/**
 * The 18 consents in the order in which they are shown and numbered (CONS-23 to CONS-45, CONS-59, MYD-06 to MYD-11).
 * Applicants who decline the shared administrative information hand in documents (AMB-45). The delivery group binds
 * users of delivery platforms, who are those with quick support (AMB-46).
 */
export const CONSENTS = [
  { column: 'info_collection_yn', group: 'personal', need: 'required' },
  { column: 'info_third_party_yn', group: 'personal', need: 'required' },
  { column: 'info_promotion_yn', group: 'personal', need: 'optional' },
  { column: 'info_admin_yn', group: 'sharedInformation', need: 'declinable' },
  { column: 'tax_info_yn', group: 'sharedInformation', need: 'required' },
  { column: 'confirm_notice_yn', group: 'costConfirmation', need: 'required' },
  { column: 'confirm_agree_yn', group: 'costConfirmation', need: 'required' },
  { column: 'confirm_spc_agree_yn', group: 'costConfirmation', need: 'required' },
  { column: 'confirm_duplicate_yn', group: 'costConfirmation', need: 'required' },
  { column: 'confirm_collection_yn', group: 'costConfirmation', need: 'required' },
  { column: 'delivery_receive_yn', group: 'deliverySupport', need: 'requiredForQuickSupport' },
  { column: 'delivery_provide_yn', group: 'deliverySupport', need: 'requiredForQuickSupport' },
  { column: 'mydata_personal_yn', group: 'mydata', need: 'required' },
  { column: 'mydata_third_party_yn', group: 'mydata', need: 'required' },
  { column: 'mydata_method_yn', group: 'mydata', need: 'required' },
  { column: 'mydata_collection_yn', group: 'mydata', need: 'required' },
  { column: 'mydata_provide_yn', group: 'mydata', need: 'required' },
  { column: 'mydata_notice_yn', group: 'mydata', need: 'required' },
] as const satisfies readonly Listed[]

export type Consent = (typeof CONSENTS)[number]
export type ConsentColumn = Consent['column']
export type ConsentGroup = Consent['group']

/** The groups of each of the two screens (CONS-01 to CONS-05, MYD-01). */
export const CONSENT_SCREENS = {
  consents: ['personal', 'sharedInformation', 'costConfirmation', 'deliverySupport'],
  mydata: ['mydata'],
} as const satisfies Record<string, readonly ConsentGroup[]>

export const CONSENT_GROUPS: readonly ConsentGroup[] = [
  ...CONSENT_SCREENS.consents,
  ...CONSENT_SCREENS.mydata,
]

export function isConsentColumn(text: string): text is ConsentColumn {
  return CONSENTS.some(({ column }) => column === text)
}

/** Returns the `orderNo` of a consent: its position in the list, from 1 (CONS-52). */
export function consentOrderNumber(column: ConsentColumn): number {
  return CONSENTS.findIndex(consent => consent.column === column) + 1
}

/** Returns the columns of some groups, in their order. */
export function consentColumnsOf(groups: readonly ConsentGroup[]): ConsentColumn[] {
  return CONSENTS.filter(({ group }) => groups.includes(group)).map(({ column }) => column)
}
