import type { Drawing } from '../build/drawing/shapes.ts'
import { bills } from './bills.ts'
import { deliveries } from './deliveries.ts'
import { ledgers } from './ledgers.ts'
import { means } from './means.ts'

const [taxInvoice, freightBill, settlement, cardReceipt] = bills
const [waybill, merchantLedger, addressLedger] = ledgers
const [complete, receipts] = deliveries

/** The thirteen kinds of evidence, in the order in which home shows them (POPUP-02 to POPUP-14). */
export const evidence = [
  taxInvoice,
  freightBill,
  settlement,
  cardReceipt,
  waybill,
  merchantLedger,
  ...means,
  complete,
  receipts,
  addressLedger,
].filter((drawing): drawing is Drawing => drawing !== undefined)
