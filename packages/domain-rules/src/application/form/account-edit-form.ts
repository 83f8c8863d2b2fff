import { checkAccountHolder } from '../../account/account-holder.ts'
import * as t from '../../business/texts.ko.ts'
import { problemsAmong, type Problem } from '../../problem.ts'
import type { CorrectionField } from './fields.ts'
import { CORRECTION_FIELDS, fields, isAsked, type FormOf } from './form.ts'

/** An account edit: the values of the business are shown and only checked (AMB-19). */
export type AccountEditForm = FormOf<CorrectionField>

/** Returns the problems of an edit to save, in the order of the checks; the first is shown (ACC-22 to ACC-29, AMB-110). */
export function accountEditProblems(form: AccountEditForm, now: Date): Problem<CorrectionField>[] {
  const asked = CORRECTION_FIELDS.filter(name => isAsked(name, form.managementType))
  return problemsAmong(asked.map(name => [name, messageFor(name, form, now)]))
}

function messageFor(name: CorrectionField, form: AccountEditForm, now: Date): string | null {
  if (name === 'accountHolder') return checkAccountHolder(form.accountHolder, 'correction')
  // The date is loaded and not typed, so a missing date counts as a wrong one (ACC-24).
  if (name === 'openingDate' && form.openingDate === '') return t.openingDateWrong
  return fields[name].check(form[name], now)
}
