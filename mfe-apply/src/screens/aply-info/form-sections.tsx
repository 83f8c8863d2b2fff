import type { SessionState } from 'shared-session'
import type { useBanks } from './form/use-banks.ts'
import type { ApplicationFormHandle } from './form/use-application-form.ts'
import { AccountSection } from './sections/account-section.tsx'
import { ApplicantSection } from './sections/applicant-section.tsx'
import { BusinessSection } from './sections/business-section.tsx'
import { CorporationSection } from './sections/corporation-section.tsx'
import { DocumentsSection } from './sections/documents-section.tsx'

type Props = { form: ApplicationFormHandle; banks: ReturnType<typeof useBanks>; session: SessionState }

/** The form of a sole proprietor. */
export function IndividualSections({ form, banks, session }: Props) {
  return (
    <>
      <ApplicantSection form={form} />
      <BusinessSection form={form} />
      <DocumentsSection form={form} session={session} />
      <AccountSection form={form} banks={banks} />
    </>
  )
}

/** The form of a corporation. */
export function CorporateSections({ form, banks, session }: Props) {
  return (
    <>
      <ApplicantSection form={form} />
      <CorporationSection form={form} />
      <DocumentsSection form={form} session={session} />
      <AccountSection form={form} banks={banks} />
    </>
  )
}
