import { BENEFIT_CAP, DEFAULT_SUPPORT_AMOUNT } from '../programme.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import { showWon } from '../won.ts'
import { isQuickSupport } from './application-type.ts'
import * as t from './texts.ko.ts'

type Amount = number | null | undefined

/** The amount that is requested: what is known, else the default; 0 is known (APLY-121, AMB-13). */
export function requestedAmount(known: Amount): number {
  return known ?? DEFAULT_SUPPORT_AMOUNT
}

/** An amount as it may be decided: never above the cap, never below 0 (CONST-14, AMB-13). */
export function capDecidedAmount(amount: number): number {
  return Math.min(Math.max(amount, 0), BENEFIT_CAP)
}

/** Whether an application may be filed with what the platforms know; only quick support needs it (APLY-97, AMB-60). */
export function deliveryFeeVerdict(applicationType: string, known: Amount): Verdict {
  const isMissing = isQuickSupport(applicationType) && (known ?? null) === null
  return isMissing ? refuse(t.deliveryFeeMissing) : proceed
}

/** How an amount from a lookup is shown: from the cap on without its exact value (RES-107, RES-108). */
export function showLookupAmount(amount: number): string {
  return amount >= BENEFIT_CAP ? t.lookupAmountReachesCap : showWon(amount)
}
