import type { drawings } from './drawings.ko.ts'

/** An example drawing, by the name of its file. */
export type Example = (typeof drawings)[number]['file']

/** Documents that prove the use of a delivery or parcel service. */
export const generalExamples: readonly Example[] = [
  'tax-invoice',
  'freight-bill',
  'agency-settlement',
  'card-receipt',
  'waybill',
  'merchant-ledger',
]

/** Four documents that prove the means by which a business delivers itself (PDIR-05 to PDIR-09). */
export const businessExamples: readonly Example[] = [
  'vehicle-registration',
  'terminal-contract',
  'packaging-purchase',
  'signage-or-flyer',
]

/** Documents that prove that it did deliver itself. */
export const deliveryExamples: readonly Example[] = [
  'delivery-complete',
  'association-receipts',
  'address-ledger',
]
