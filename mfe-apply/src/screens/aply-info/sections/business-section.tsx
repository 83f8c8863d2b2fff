import { fields, form as formTexts } from '../../../texts/application-form.ko.ts'
import type { ApplicationFormHandle } from '../form/use-application-form.ts'
import { BusinessCheck, BusinessNumber, CompanyName, OpeningDate } from './business-fields.tsx'
import { FormSection } from './form-section.tsx'

/** The business of a sole proprietor (APLY-05). */
export function BusinessSection({ form }: { form: ApplicationFormHandle }) {
  return (
    <FormSection title={formTexts.sections.business}>
      <BusinessNumber />
      <CompanyName form={form} label={fields.companyName.individual} />
      <OpeningDate form={form} />
      <BusinessCheck form={form} isOfCorporation={false} />
    </FormSection>
  )
}
