import { writtenDate } from 'domain-rules'
import {
  APPLICANT_NAME_MAX_LENGTH,
  mobileDigits,
  MOBILE_NUMBER_LENGTH,
  RESIDENCE_NUMBER_PARTS,
} from 'domain-rules/applicant'
import { session } from 'shared-session'
import { siteConfig } from 'site-config'
import { DigitFields, TextField } from 'ui-kit'
import { askRealName } from '../checks/real-name.ts'
import type { FormValues } from '../form/form-state.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import { FormCheck } from './form-check.tsx'
import { FormSection } from 'applicant-flow/form-section'

type Props = { form: ApplicationFormHandle }

const [FRONT, REAR] = RESIDENCE_NUMBER_PARTS

/** The verified applicant, phone and residence number (APLY-04, APLY-19 to APLY-25, APLY-54 to APLY-60, AMB-113). */
export function ApplicantSection({ form }: Props) {
  const { values, checks: states, problems } = form.state
  const [frontLabel, rearLabel] = t.hints.residenceParts
  const rear = { label: rearLabel, length: REAR, masked: true, locked: states.realName === 'done' }

  async function ask(of: FormValues, signal: AbortSignal) {
    form.change({ kind: 'checked', check: 'realName', outcome: await askRealName(of, signal), of })
  }

  return (
    <FormSection title={t.sections.applicant}>
      <VerifiedPerson form={form} />
      <TextField
        id={fieldId('mobileNumber')}
        label={t.fields.mobileNumber}
        hint={t.hints.mobileNumber}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        size={MOBILE_NUMBER_LENGTH + 3}
        value={values.mobileNumber}
        format={mobileDigits}
        onChange={mobileNumber => form.change({ kind: 'typed', values: { mobileNumber } })}
        problem={form.problem('mobileNumber')}
        required
      />
      <DigitFields
        id={fieldId('residenceNumber')}
        legend={t.fields.residenceNumber}
        hint={t.hints.residenceNumber(siteConfig().legal.residenceNumberBasis)}
        parts={[{ label: frontLabel, length: FRONT }, rear]}
        values={values.residenceNumber}
        onChange={residenceNumber => form.change({ kind: 'typed', values: { residenceNumber } })}
        problem={problems.residenceNumber}
        required
      />
      <FormCheck
        form={form}
        check="realName"
        fields={['residenceNumber', 'applicantName', 'birthDate']}
        words={t.checks.realName}
        ask={ask}
      />
    </FormSection>
  )
}

/** Name and birth date, which cannot be changed. */
function VerifiedPerson({ form }: Props) {
  const { mobileName, birthDate } = session.get()
  return (
    <>
      <TextField
        id={fieldId('applicantName')}
        label={t.fields.applicantName}
        hint={t.hints.verified}
        maxLength={APPLICANT_NAME_MAX_LENGTH}
        value={mobileName}
        onChange={() => {}}
        problem={form.problem('applicantName')}
        locked
      />
      <TextField
        id={fieldId('birthDate')}
        label={t.fields.birthDate}
        value={writtenDate(birthDate)}
        onChange={() => {}}
        problem={form.problem('birthDate')}
        locked
      />
    </>
  )
}
