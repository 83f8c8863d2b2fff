import { session } from 'shared-session'
import { receiptOf } from './receipt.ts'

/** Returns whether the session is of a begun, unfiled application: looking at another one would end it. */
export function hasUnfiledApplication(): boolean {
  const { half, applicationNumber } = session.get()
  return half === 'apply' && applicationNumber !== '' && receiptOf(applicationNumber) === null
}
