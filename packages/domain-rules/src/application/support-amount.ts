import { BENEFIT_CAP, DEFAULT_SUPPORT_AMOUNT } from '../programme.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import { showWon } from '../won.ts'
import { isQuickSupport } from './application-type.ts'
import * as t from './texts.ko.ts'

type Amount = number | null | undefined

/** Returns the requested amount in won: the known one, also 0, else the default (APLY-121, AMB-13). */
export function requestedAmount(known: Amount): number {
  return known ?? DEFAULT_SUPPORT_AMOUNT
}

/** Limits a decided amount in won to the range from 0 to the cap (CONST-14, AMB-13). */
export function capDecidedAmount(amount: number): number {
  return Math.min(Math.max(amount, 0), BENEFIT_CAP)
}

/** Decides if the amount of the platforms allows filing; only quick support needs one (APLY-97, AMB-60). */
export function deliveryFeeVerdict(applicationType: string, known: Amount): Verdict {
  const isMissing = isQuickSupport(applicationType) && (known ?? null) === null
  return isMissing ? refuse(t.deliveryFeeMissing) : proceed
}

/** Returns the text of an amount from a lookup: from the cap on without its exact value (RES-107, RES-108). */
export function showLookupAmount(amount: number): string {
  return amount >= BENEFIT_CAP ? t.lookupAmountReachesCap : showWon(amount)
}
