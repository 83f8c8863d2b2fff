import type { Banks, DeliveryPlatforms, RealNameRegister } from '../../services/look-ups.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import type { Services } from '../../services/services.ts'
import { testAccounts } from '../catalogue/accounts.ts'
import { FAILING_RESIDENCE_NUMBER, testPersons } from '../catalogue/persons.ts'
import { testPlatformAmounts } from '../catalogue/platform-amounts.ts'
import { createSandboxIdentityProviders } from '../identity/provider.ts'
import type { ReportSigner } from '../identity/report-signer.ts'
import { createSandboxTaxOffice } from './tax-office.ts'

type Needed = { signer: ReportSigner; wait: (ms: number) => Promise<unknown> }

/** Services that respond from the catalogue. */
export function createSandboxServices({ signer, wait }: Needed): Services {
  return { identity: createSandboxIdentityProviders(signer), ...createSandboxLookUps(wait) }
}

/** The services without the identity provider. `wait` delays slow responses. */
export function createSandboxLookUps(wait: Needed['wait']): Omit<Services, 'identity'> {
  return { taxOffice: createSandboxTaxOffice(wait), banks, realName, platforms }
}

const banks: Banks = {
  async holderOf({ bankCode, accountNumber }) {
    const account = testAccounts.find(
      candidate => candidate.bankCode === bankCode && candidate.accountNumber === accountNumber,
    )
    if (!account) return null
    if (account.holder === null) throw new ServiceUnavailable('bank', 'fails in the sandbox for this account')
    return account.holder
  },
}

const realName: RealNameRegister = {
  async matches({ name, residenceNumber }) {
    if (residenceNumber === FAILING_RESIDENCE_NUMBER)
      throw new ServiceUnavailable('real-name register', 'fails in the sandbox for this number')
    return testPersons.some(person => person.name === name && person.residenceNumber === residenceNumber)
  },
}

const platforms: DeliveryPlatforms = {
  async monthlyAmounts(businessNumber) {
    const known = testPlatformAmounts.find(candidate => candidate.businessNumber === businessNumber)
    return known?.months ?? null
  },
}
