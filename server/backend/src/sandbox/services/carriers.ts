import type { ParcelCarriers } from '../../services/carriers/carriers.ts'
import { testParcels, USUAL_DELAY_MS } from '../catalogue/parcels.ts'

/** Carriers that answer from the list of test parcels, as late by the given clock as the list says. */
export function createSandboxCarriers(now: () => Date): ParcelCarriers {
  return {
    async lookUp({ businessNumber, carriers, requestedAt }) {
      const known = testParcels.find(candidate => candidate.businessNumber === businessNumber)
      const { answersAfterMs = USUAL_DELAY_MS, uses = [] } = known ?? {}
      if (now().getTime() < requestedAt.getTime() + answersAfterMs) return { state: 'waiting' }
      return { state: 'answered', uses: uses.filter(({ carrier }) => carriers.includes(carrier)) }
    },
  }
}
