import { Composition, type CompositionParts } from './composition.ts'
import { startAreas } from './effects/single-spa.ts'
import { Federation } from './federation/federation.ts'
import { takeLeftMark } from './running-mark.ts'

export { publicAddress } from 'api-client/http'
export { sessionCalls } from 'applicant-flow/session'
export { reconsiderAreas } from './effects/single-spa.ts'
export { askAhead } from './ask-ahead.ts'
export { followRegistry } from './live/follow-registry.ts'

type Page = Omit<CompositionParts['page'], 'leftMark'>
type Parts = Omit<CompositionParts, 'page' | 'federation' | 'clock'> & { page: Page }

/** Makes the live remotes one page, and shows the area of the address. The frame is drawn by now. */
export async function compose({ page, ...parts }: Parts): Promise<Composition> {
  const composition = new Composition({
    ...parts,
    page: { ...page, leftMark: await takeLeftMark() },
    federation: new Federation(),
    clock: { now: Date.now, after: (milliseconds, act) => setTimeout(act, milliseconds) },
  })
  composition.start()
  startAreas()
  return composition
}
