import { isBlank } from '../blank.ts'
import { byteLength } from '../text-bytes.ts'
import * as texts from '../texts.ko.ts'

export const ACCOUNT_HOLDER_MAX_BYTES = 60

/** The two screens that ask for an account; the specification words one message differently on each (AMB-56). */
export type AccountScreen = keyof typeof texts.account.holderMissing

/** The message for an account holder, or null (APLY-47 to APLY-50, ACC-11, ACC-15). */
export function checkAccountHolder(holder: string, screen: AccountScreen): string | null {
  if (isBlank(holder)) return texts.account.holderMissing[screen]
  const isTooLong = byteLength(holder) > ACCOUNT_HOLDER_MAX_BYTES
  return isTooLong ? texts.account.holderTooLong(ACCOUNT_HOLDER_MAX_BYTES) : null
}
