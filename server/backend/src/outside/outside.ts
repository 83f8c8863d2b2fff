import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import { createApplicantLookup, type ApplicantLookup } from '../stores/applicant-lookup.ts'
import { createCheckStore, type CheckStore } from '../stores/check-store.ts'
import type { Database } from '../stores/database.ts'
import { createVerificationStore, type VerificationStore } from '../stores/verification-store.ts'
import { noBanks, type Banks } from './banks/banks.ts'
import { sandboxBanks } from './banks/sandbox-banks.ts'
import { noCarriers, type ParcelCarriers } from './carriers/carriers.ts'
import { createSandboxCarriers } from './carriers/sandbox-carriers.ts'
import { noIdentityProviders, type IdentityProviders } from './identity/identity-provider.ts'
import { createSandboxIdentityProviders } from './identity/sandbox-provider.ts'
import { createSeal, type Seal } from './identity/seal.ts'
import { noPlatforms, type DeliveryPlatforms } from './platforms/platforms.ts'
import { sandboxPlatforms } from './platforms/sandbox-platforms.ts'
import { noRealNameRegister, type RealNameRegister } from './real-name/real-name.ts'
import { sandboxRealNameRegister } from './real-name/sandbox-real-name.ts'
import { createTaxOffice } from './tax-office/create-tax-office.ts'
import type { TaxOffice } from './tax-office/tax-office.ts'

const SEAL_BYTES = 32

/** Everybody outside whom we ask, and what we write down of their answers. */
export type Outside = {
  verifications: VerificationStore
  applicants: ApplicantLookup
  checks: CheckStore
  identity: IdentityProviders
  /** What the sandbox's identity provider seals its reports with. */
  identitySeal: Seal
  taxOffice: TaxOffice
  banks: Banks
  realName: RealNameRegister
  platforms: DeliveryPlatforms
  carriers: ParcelCarriers
}

type Needed = { config: Config; database: Database; fields: FieldCipher; now: () => Date }

/** Connects what the settings name, and in the sandbox our own stand-ins for the rest. */
export function createOutside({ config, database, fields, now }: Needed): Outside {
  const identitySeal = createSeal(randomBytes(SEAL_BYTES))
  const others = config.sandbox ? sandbox(identitySeal, now) : nobody
  return {
    verifications: createVerificationStore({ database, now, newId: randomUUID }),
    applicants: createApplicantLookup(database),
    checks: createCheckStore({ database, cipher: fields, now }),
    identitySeal,
    taxOffice: createTaxOffice({ config, platforms: others.platforms, now, wait, fetch }),
    ...others,
  }
}

type Others = Pick<Outside, 'identity' | 'banks' | 'realName' | 'platforms' | 'carriers'>

const nobody: Others = {
  identity: noIdentityProviders,
  banks: noBanks,
  realName: noRealNameRegister,
  platforms: noPlatforms,
  carriers: noCarriers,
}

function sandbox(seal: Seal, now: () => Date): Others {
  return {
    identity: createSandboxIdentityProviders(seal),
    banks: sandboxBanks,
    realName: sandboxRealNameRegister,
    platforms: sandboxPlatforms,
    carriers: createSandboxCarriers(now),
  }
}
