import { isBlank } from '../blank.ts'
import { byteLength, cutToBytes, toFullWidth } from '../text-bytes.ts'
import * as t from './texts.ko.ts'

export const ACCOUNT_HOLDER_MAX_BYTES = 60

/** The two screens with an account; the specification words one message differently on each (AMB-56). */
export type AccountScreen = keyof typeof t.holderMissing

/** Returns the message for an account holder, or null (APLY-47 to APLY-50, ACC-11, ACC-15). */
export function checkAccountHolder(holder: string, screen: AccountScreen): string | null {
  if (isBlank(holder)) return t.holderMissing[screen]
  const isTooLong = byteLength(holder) > ACCOUNT_HOLDER_MAX_BYTES
  return isTooLong ? t.holderTooLong(ACCOUNT_HOLDER_MAX_BYTES) : null
}

/**
 * Returns the value of an account holder's field after typing or pasting: in full width if required, cut to 60 bytes
 * between characters. `leftOut` is the rest that was cut off (APLY-49 to APLY-51, GP-13).
 */
export function fitAccountHolder(typed: string, isFullWidth: boolean): { holder: string; leftOut: string } {
  const whole = (isFullWidth ? toFullWidth(typed) : typed).normalize('NFC')
  const holder = cutToBytes(whole, ACCOUNT_HOLDER_MAX_BYTES)
  return { holder, leftOut: whole.slice(holder.length) }
}
