import type { FieldCipher } from '../../crypto/field-cipher.ts'

/** The columns of an application that cannot be read without the key. */
export const ENCRYPTED_COLUMNS = ['residenceNumber', 'accountNumber'] as const

export type EncryptedColumn = (typeof ENCRYPTED_COLUMNS)[number]

/** Encrypts a value for one application; in another one it cannot be decrypted. */
export function encryptFor(
  fields: FieldCipher,
  applicationNumber: string,
  column: EncryptedColumn,
  value: string,
): string {
  return fields.encrypt(value, placeOf(applicationNumber, column))
}

/** Decrypts a value of `encryptFor`. Throws `FieldUnreadable`. */
export function decryptFor(
  fields: FieldCipher,
  applicationNumber: string,
  column: EncryptedColumn,
  encrypted: string,
): string {
  return fields.decrypt(encrypted, placeOf(applicationNumber, column))
}

/** Returns the record and field that a value is encrypted for. */
export function placeOf(applicationNumber: string, column: EncryptedColumn): string {
  return `application/${applicationNumber}/${column}`
}
