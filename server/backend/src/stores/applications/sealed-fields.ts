import type { FieldCipher } from '../../crypto/field-cipher.ts'

/** The columns of an application that nobody reads without the key. */
export const SEALED_COLUMNS = ['residenceNumber', 'accountNumber'] as const

export type SealedColumn = (typeof SEALED_COLUMNS)[number]

/** Seals a value for one application; in another one it cannot be opened. */
export function sealFor(
  fields: FieldCipher,
  applicationNumber: string,
  column: SealedColumn,
  value: string,
): string {
  return fields.seal(value, placeOf(applicationNumber, column))
}

/** Opens what `sealFor` has sealed. Throws `FieldUnreadable`. */
export function openFor(
  fields: FieldCipher,
  applicationNumber: string,
  column: SealedColumn,
  sealed: string,
): string {
  return fields.open(sealed, placeOf(applicationNumber, column))
}

/** Which record and field a value is sealed for. */
export function placeOf(applicationNumber: string, column: SealedColumn): string {
  return `application/${applicationNumber}/${column}`
}
