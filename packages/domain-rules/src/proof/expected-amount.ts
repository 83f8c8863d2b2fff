import { BENEFIT_CAP, DIRECT_DELIVERY_WON_PER_CASE } from '../programme.ts'

/** Returns the support for so many direct deliveries in won, at most the cap (PGEN-08, PDIR-24, AMB-14). */
export function expectedSupportAmount(cases: number): number {
  return Math.min(cases * DIRECT_DELIVERY_WON_PER_CASE, BENEFIT_CAP)
}
