import { session } from 'shared-session'
import { receiptOf } from './receipt.ts'

/**
 * Returns whether the session is that of an application that was begun and not filed. Looking at another one would
 * end it.
 */
export function hasUnfiledApplication(): boolean {
  const { half, applicationNumber } = session.get()
  return half === 'apply' && applicationNumber !== '' && receiptOf(applicationNumber) === null
}
