import { SETTLEMENT_MONTHS } from 'domain-rules/business'
import { Select } from 'ui-kit'
import { fields, form as formTexts, hints } from '../../../texts/application-form.ko.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import {
  BusinessCheck,
  BusinessNumber,
  CompanyName,
  CorporateNumber,
  OpeningDate,
} from './business-fields.tsx'
import { FormSection } from './form-section.tsx'

const months = SETTLEMENT_MONTHS.map(month => ({ value: month, label: hints.month(month) }))

type Props = { form: ApplicationFormHandle }

/** The corporation that applies, with its number and settlement month (APLY-06, APLY-30, APLY-38). */
export function CorporationSection({ form }: Props) {
  return (
    <FormSection title={formTexts.sections.corporation}>
      <BusinessNumber />
      <CompanyName form={form} label={fields.companyName.corporation} />
      <CorporateNumber form={form} />
      <OpeningDate form={form} />
      <BusinessCheck form={form} isOfCorporation />
      <SettlementMonth form={form} />
    </FormSection>
  )
}

function SettlementMonth({ form }: Props) {
  const { settlementMonth } = form.state.values
  return (
    <Select<string>
      id={fieldId('settlementMonth')}
      label={fields.settlementMonth}
      placeholder={hints.settlementMonth}
      options={months}
      value={settlementMonth}
      onChange={month => form.change({ kind: 'typed', values: { settlementMonth: month } })}
      problem={form.problem('settlementMonth')}
      required
    />
  )
}
