import type { ApplicationType } from 'domain-rules/application'
import type { Config } from '../../config.ts'
import { createAsker } from '../asker.ts'
import { PlatformUnavailable, type DeliveryPlatforms } from '../platforms/platforms.ts'
import { createPortalTaxOffice } from './portal-tax-office.ts'
import { createSandboxTaxOffice } from './sandbox-tax-office.ts'
import { noTaxOffice, TaxOfficeUnavailable, type TaxOffice } from './tax-office.ts'

/** Two attempts have to fit into the five seconds that a page waits for us. */
const ATTEMPT_MAY_TAKE_MS = 2_000

type Needed = {
  config: Pick<Config, 'taxOffice' | 'sandbox'>
  platforms: DeliveryPlatforms
  now: () => Date
  wait: (ms: number) => Promise<unknown>
  fetch: typeof fetch
}

/** The public data portal when it is configured, also beside the sandbox; else the sandbox's, or none. */
export function createTaxOffice({ config, platforms, now, wait, fetch }: Needed): TaxOffice {
  const { taxOffice: portal, sandbox } = config
  if (!portal) return sandbox ? createSandboxTaxOffice(wait) : noTaxOffice
  const failure = (cause: Error) =>
    new TaxOfficeUnavailable('The tax office gave no usable answer.', { cause })
  const ask = createAsker({ ...portal, timeoutMs: ATTEMPT_MAY_TAKE_MS, fetch, now, failure })
  return createPortalTaxOffice({ ask, applicationTypeOf: typeByPlatforms(platforms) })
}

/** Quick support is for businesses whose costs a platform holds; while none answers, proof is what remains. */
function typeByPlatforms(platforms: DeliveryPlatforms) {
  return async (businessNumber: string): Promise<ApplicationType> => {
    try {
      return (await platforms.monthlyAmounts(businessNumber)) ? '신속' : '확인'
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) throw error
      return '확인'
    }
  }
}
