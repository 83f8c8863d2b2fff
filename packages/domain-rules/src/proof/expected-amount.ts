import { BENEFIT_CAP, DIRECT_DELIVERY_WON_PER_CASE } from '../programme.ts'

/** What so many direct deliveries may bring, in won, never above the cap (PGEN-08, PDIR-24, AMB-14). */
export function expectedSupportAmount(cases: number): number {
  return Math.min(cases * DIRECT_DELIVERY_WON_PER_CASE, BENEFIT_CAP)
}
