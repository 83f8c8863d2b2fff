import { COMPANY_NAME_MAX_LENGTH } from 'domain-rules/applicant'
import { CORPORATE_NUMBER_PARTS, formatBusinessNumber, SETTLEMENT_MONTHS } from 'domain-rules/business'
import { session } from 'shared-session'
import { DateField, DigitFields, Select, TextField, isPressing } from 'ui-kit'
import { askBusiness } from '../checks/business.ts'
import { openingDateProblems } from '../form/form-problems.ts'
import type { FormValues } from '../form/form-state.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import { FormCheck } from './form-check.tsx'

type Props = { form: ApplicationFormHandle }

/** The business number, which was confirmed before (APLY-111). */
export function BusinessNumber() {
  return (
    <TextField
      label={t.fields.businessNumber}
      hint={t.hints.businessNumber}
      value={formatBusinessNumber(session.get().businessNumber)}
      onChange={() => {}}
      locked
    />
  )
}

export function CompanyName({ form, label }: Props & { label: string }) {
  return (
    <TextField
      id={fieldId('companyName')}
      label={label}
      hint={t.hints.companyName}
      autoComplete="organization"
      maxLength={COMPANY_NAME_MAX_LENGTH}
      value={form.state.values.companyName}
      onChange={companyName => form.change({ kind: 'typed', values: { companyName } })}
      problem={form.problem('companyName')}
      locked={form.state.checks.business === 'done'}
      required
    />
  )
}

export function CorporateNumber({ form }: Props) {
  const [front, rear] = CORPORATE_NUMBER_PARTS
  const [frontLabel, rearLabel] = t.hints.corporateParts
  const locked = form.state.checks.business === 'done'
  return (
    <DigitFields
      id={fieldId('corporateNumber')}
      legend={t.fields.corporateNumber}
      hint={t.hints.corporateNumber}
      parts={[
        { label: frontLabel, length: front, locked },
        { label: rearLabel, length: rear, locked },
      ]}
      values={form.state.values.corporateNumber}
      onChange={corporateNumber => form.change({ kind: 'typed', values: { corporateNumber } })}
      problem={form.state.problems.corporateNumber}
      required
    />
  )
}

/** Validated on blur if it is not empty, never during typing (APLY-33 to APLY-37, GP-01). */
export function OpeningDate({ form }: Props) {
  const { values, checks: states, refusedDate } = form.state

  function handleBlur() {
    // A pressed button validates it too.
    if (isPressing()) return
    const found = openingDateProblems(values, new Date())
    if (found.length > 0) form.change({ kind: 'validated', fields: ['openingDate'], problems: found })
  }

  return (
    <DateField
      id={fieldId('openingDate')}
      label={t.fields.openingDate}
      hint={t.hints.openingDate}
      value={values.openingDate}
      onChange={openingDate => form.change({ kind: 'typed', values: { openingDate } })}
      onBlur={handleBlur}
      problem={form.problem('openingDate')}
      refusedValue={refusedDate}
      locked={states.business === 'done'}
      required
    />
  )
}

const months = SETTLEMENT_MONTHS.map(month => ({ value: month, label: t.hints.month(month) }))

export function SettlementMonth({ form }: Props) {
  return (
    <Select<string>
      id={fieldId('settlementMonth')}
      label={t.fields.settlementMonth}
      placeholder={t.hints.settlementMonth}
      options={months}
      value={form.state.values.settlementMonth}
      onChange={settlementMonth => form.change({ kind: 'typed', values: { settlementMonth } })}
      problem={form.problem('settlementMonth')}
      required
    />
  )
}

type CheckProps = Props & { isOfCorporation: boolean }

/** The check of the business by the tax office (APLY-61 to APLY-76). */
export function BusinessCheck({ form, isOfCorporation }: CheckProps) {
  async function ask(of: FormValues, signal: AbortSignal) {
    form.change({ kind: 'checked', check: 'business', of, ...(await askBusiness(of, signal)) })
  }

  const ofCorporation = isOfCorporation ? (['corporateNumber'] as const) : []
  return (
    <FormCheck
      form={form}
      check="business"
      fields={['companyName', 'openingDate', 'applicantName', ...ofCorporation]}
      words={t.checks.business}
      ask={ask}
    />
  )
}
