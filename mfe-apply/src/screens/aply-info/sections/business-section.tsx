import type { ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import {
  BusinessCheck,
  BusinessNumber,
  CompanyName,
  CorporateNumber,
  OpeningDate,
  SettlementMonth,
} from './business-fields.tsx'
import { FormSection } from 'applicant-flow/form-section'

type Props = { form: ApplicationFormHandle; isOfCorporation: boolean }

/** The business; a corporation has its number and settlement month too (APLY-05, APLY-06, APLY-30, APLY-38). */
export function BusinessSection({ form, isOfCorporation }: Props) {
  return (
    <FormSection title={t.sections[isOfCorporation ? 'corporation' : 'business']}>
      <BusinessNumber />
      <CompanyName form={form} label={t.fields.companyName[isOfCorporation ? 'corporation' : 'individual']} />
      {isOfCorporation && <CorporateNumber form={form} />}
      <OpeningDate form={form} />
      <BusinessCheck form={form} isOfCorporation={isOfCorporation} />
      {isOfCorporation && <SettlementMonth form={form} />}
    </FormSection>
  )
}
