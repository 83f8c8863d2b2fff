import { isActive } from './applications/application-rows.ts'
import type { Database } from './database.ts'

export type ApplicationOwner = {
  businessNumber: string
  isSubmitted: boolean
  /** Who has handed it in; null on a draft. */
  applicantCi: string | null
}

export type ApplicantLookup = {
  /** To whom an application belongs; null for an unknown number. */
  ownerOf(applicationNumber: string): Promise<ApplicationOwner | null>
  /** The application of a business that has not been handed in yet. */
  draftOf(businessNumber: string): Promise<string | null>
  /** Whether a person has an application that counts: one person, one application (IDENT-38, AMB-23). */
  hasActiveApplication(ci: string): Promise<boolean>
  /** The application that a person's result lookup for a business finds, the newest that has not been replaced. */
  resultFor(ci: string, businessNumber: string): Promise<string | null>
}

export function createApplicantLookup(database: Database): ApplicantLookup {
  return {
    async ownerOf(applicationNumber) {
      const found = await database
        .selectFrom('application')
        .select(['businessNumber', 'submittedAt', 'applicantCi'])
        .where('applicationNumber', '=', applicationNumber)
        .executeTakeFirst()
      if (!found) return null
      const { submittedAt, ...owner } = found
      return { ...owner, isSubmitted: submittedAt !== null }
    },

    async draftOf(businessNumber) {
      const draft = await database
        .selectFrom('application')
        .select('applicationNumber')
        .where('businessNumber', '=', businessNumber)
        .where('submittedAt', 'is', null)
        .executeTakeFirst()
      return draft?.applicationNumber ?? null
    },

    async hasActiveApplication(ci) {
      const active = await database
        .selectFrom('application')
        .select('applicationNumber')
        .where('applicantCi', '=', ci)
        .where(isActive)
        .executeTakeFirst()
      return active !== undefined
    },

    async resultFor(ci, businessNumber) {
      const found = await database
        .selectFrom('application')
        .select('applicationNumber')
        .where('applicantCi', '=', ci)
        .where('businessNumber', '=', businessNumber)
        .where('submittedAt', 'is not', null)
        .where('retiredAt', 'is', null)
        .orderBy('submittedAt', 'desc')
        .executeTakeFirst()
      return found?.applicationNumber ?? null
    },
  }
}
