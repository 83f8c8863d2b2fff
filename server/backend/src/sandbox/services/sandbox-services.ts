import type { Services } from '../../services/services.ts'
import { createSandboxIdentityProviders } from '../identity/provider.ts'
import type { ReportSigner } from '../identity/report-signer.ts'
import { sandboxBanks } from './banks.ts'
import { sandboxPlatforms } from './platforms.ts'
import { sandboxRealNameRegister } from './real-name.ts'
import { createSandboxTaxOffice } from './tax-office.ts'

type Needed = { signer: ReportSigner; wait: (ms: number) => Promise<unknown> }

/** Services that respond from the catalogue. */
export function createSandboxServices({ signer, wait }: Needed): Services {
  return {
    identity: createSandboxIdentityProviders(signer),
    taxOffice: createSandboxTaxOffice(wait),
    banks: sandboxBanks,
    realName: sandboxRealNameRegister,
    platforms: sandboxPlatforms,
  }
}
