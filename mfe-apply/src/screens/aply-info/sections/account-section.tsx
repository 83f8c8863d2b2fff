import { AccountFields, type AccountForm, type Banks } from 'applicant-flow/account'
import { FormSection } from 'applicant-flow/form-section'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'

type Props = { form: ApplicationFormHandle; banks: Banks }

/** The section of the deposit account (APLY-09). */
export function AccountSection({ form, banks }: Props) {
  return (
    <FormSection title={t.sections.account}>
      <AccountFields form={accountOf(form)} banks={banks} />
    </FormSection>
  )
}

/** The account in the form of an application. */
function accountOf(form: ApplicationFormHandle): AccountForm {
  const { values, checks } = form.state
  return {
    screen: 'application',
    values,
    isChecked: checks.account === 'done',
    fieldId,
    problem: form.problem,
    type: typed => form.change({ kind: 'typed', values: typed }),
    show: problem => form.change({ kind: 'validated', fields: [problem.field], problems: [problem] }),
    passes: form.passes,
    confirm: of =>
      form.change({ kind: 'checked', check: 'account', outcome: 'done', of: { ...values, ...of } }),
    reenter: () => form.reenter('account', 'bank'),
  }
}
