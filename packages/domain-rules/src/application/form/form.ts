import { isCorporation } from '../../business/management-type.ts'
import { problemsAmong, type Problem } from '../../problem.ts'
import {
  APPLICATION_FIELDS,
  type ApplicationField,
  type CorrectionField,
  type DraftField,
  type Field,
  type FormSection,
  type ShownField,
} from './fields.ts'

/** Values of the form: numbers in their boxes, the birth date YYYYMMDD, the opening date YYYY-MM-DD. */
export type FieldValues = { [Name in ApplicationField]: (typeof APPLICATION_FIELDS)[Name]['kind']['empty'] }

/** Some fields of a form, and the kind of business that decides whether they are asked. */
export type FormOf<Name extends ApplicationField> = Pick<FieldValues, Name> & { managementType: string }

/** The form as it is submitted. */
export type ApplicationForm = FormOf<ApplicationField>

export const fields: Readonly<Record<ApplicationField, Field>> = APPLICATION_FIELDS

/** The names of all fields, in the order of the form. */
export const FIELD_NAMES = Object.keys(fields) as readonly ApplicationField[]

/** The fields that the result of an application shows (RES-39). */
export const SHOWN_FIELDS = FIELD_NAMES.filter(name => fields[name].shownInResult) as readonly ShownField[]

/** The fields that an account correction sends again (ACC-40). */
export const CORRECTION_FIELDS = FIELD_NAMES.filter(
  name => fields[name].sentInCorrection,
) as readonly CorrectionField[]

/** The fields that a draft keeps (GP-09). */
export const DRAFT_FIELDS = fieldsIn('business') as readonly DraftField[]

/** The names of the fields of a section. */
export function fieldsIn(section: FormSection): ApplicationField[] {
  return FIELD_NAMES.filter(name => fields[name].section === section)
}

/** Returns false for the fields of corporations on the form of an individual (APLY-30, APLY-38). */
export function isAsked(name: ApplicationField, managementType: string): boolean {
  return fields[name].forIndividuals === undefined || isCorporation(managementType)
}

/** A form in which nothing has been filled in. */
export function emptyForm(): FieldValues {
  return byName(FIELD_NAMES, name => fields[name].kind.empty) as FieldValues
}

/** Returns the problems of a form to submit, in the order of its fields (APLY-19 to APLY-50). */
export function applicationProblems(form: ApplicationForm, now: Date): Problem<ApplicationField>[] {
  const asked = FIELD_NAMES.filter(name => isAsked(name, form.managementType))
  return problemsAmong(asked.map(name => [name, fields[name].check(form[name], now)]))
}

/** Returns one value for each of the fields, under its name. */
export function byName<Name extends ApplicationField, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, valueOf(name)])) as Record<Name, Value>
}
