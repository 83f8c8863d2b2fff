import { examples } from './texts.ko.ts'

export type Example = (typeof examples)[number]
type ExampleFile = Example['file']

const of = (...files: ExampleFile[]): readonly Example[] =>
  examples.filter(({ file }) => files.includes(file))

/** All thirteen (POPUP-02 to POPUP-14). */
export const allExamples: readonly Example[] = examples

/** What proves that a delivery or parcel service was used. */
export const generalExamples = of(
  'tax-invoice',
  'freight-bill',
  'agency-settlement',
  'card-receipt',
  'waybill',
  'merchant-ledger',
)

/** The four that show with what a business delivers itself (PDIR-05 to PDIR-09). */
export const businessExamples = of(
  'vehicle-registration',
  'terminal-contract',
  'packaging-purchase',
  'signage-or-flyer',
)

/** What proves that it did. */
export const deliveryExamples = of('delivery-complete', 'association-receipts', 'address-ledger')
