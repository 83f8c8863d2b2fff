import { session } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import * as v from 'valibot'

const RECEIPT_KEY = 'sbiz_receipt'

const Receipt = v.object({
  applicationNumber: v.string(),
  companyName: v.string(),
  /** ISO date-time. */
  receivedAt: v.string(),
  /** '신속' or another type of application. */
  applicationType: v.optional(v.string(), ''),
  /** Bank, account and holder, the latter two masked: others may read the storage. */
  account: v.optional(v.string(), ''),
  /** The names of the submitted documents. */
  documents: v.optional(v.array(v.string()), []),
})

/** The content of the completion screen that is not in the session. */
export type Receipt = v.InferOutput<typeof Receipt>

const StoredReceipt = v.pipe(v.string(), v.parseJson(), Receipt)

// Without storage the receipt lasts as long as the page, like the session.
let inMemory: Receipt | null = null

/** Keeps the receipt of a filed application in this tab, so that it survives a reload. */
export function keepReceipt(receipt: Receipt): void {
  inMemory = receipt
  safeSessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
}

/** Returns the receipt of this application; null if this tab has filed none under that number. */
export function receiptOf(applicationNumber: string): Receipt | null {
  const read = v.safeParse(StoredReceipt, safeSessionStorage.getItem(RECEIPT_KEY))
  const receipt = read.success ? read.output : inMemory
  return receipt?.applicationNumber === applicationNumber ? receipt : null
}

/** Returns whether the session is of a begun, unfiled application: looking at another one would end it. */
export function hasUnfiledApplication(): boolean {
  const { half, applicationNumber } = session.get()
  return half === 'apply' && applicationNumber !== '' && receiptOf(applicationNumber) === null
}
