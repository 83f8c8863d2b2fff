import { testPlatformAmounts } from '../catalogue/platform-amounts.ts'
import type { DeliveryPlatforms } from '../../services/platforms/platforms.ts'

/** Platforms that respond from the list of test amounts. */
export const sandboxPlatforms: DeliveryPlatforms = {
  async monthlyAmounts(businessNumber) {
    const known = testPlatformAmounts.find(candidate => candidate.businessNumber === businessNumber)
    return known?.months ?? null
  },
}
