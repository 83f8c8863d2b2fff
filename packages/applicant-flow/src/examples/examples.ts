import type { drawings } from './drawings.ko.ts'

/** An example drawing, by the name of its file. */
export type Example = (typeof drawings)[number]['file']

/** What proves that a delivery or parcel service was used. */
export const generalExamples: readonly Example[] = [
  'tax-invoice',
  'freight-bill',
  'agency-settlement',
  'card-receipt',
  'waybill',
  'merchant-ledger',
]

/** The four that show with what a business delivers itself (PDIR-05 to PDIR-09). */
export const businessExamples: readonly Example[] = [
  'vehicle-registration',
  'terminal-contract',
  'packaging-purchase',
  'signage-or-flyer',
]

/** What proves that it did. */
export const deliveryExamples: readonly Example[] = [
  'delivery-complete',
  'association-receipts',
  'address-ledger',
]
