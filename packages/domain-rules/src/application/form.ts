import { isCorporation } from '../business/management-type.ts'
import { problemsAmong, type Problem } from '../problem.ts'
import { APPLICATION_FIELDS, type ApplicationField, type Field, type FormSection } from './fields.ts'

type Fields = typeof APPLICATION_FIELDS

/** What the form holds: numbers in their boxes, the birth date YYYYMMDD, the opening date YYYY-MM-DD. */
export type FieldValues = { [Name in ApplicationField]: Fields[Name]['kind']['empty'] }

/** The form as it is submitted. */
export type ApplicationForm = FieldValues & { managementType: string }

/** Every field as the one text that is sent and stored. */
export type FieldTexts = Record<ApplicationField, string>

/** The name of a field in calls. */
export type WireName = Fields[ApplicationField]['wireName']

const fields: Readonly<Record<ApplicationField, Field>> = APPLICATION_FIELDS

/** The names of all fields, in the order of the form. */
export const FIELD_NAMES = Object.keys(fields) as readonly ApplicationField[]

/** The names of the fields of a section. */
export function fieldsIn(section: FormSection): ApplicationField[] {
  return FIELD_NAMES.filter(name => fields[name].section === section)
}

/** Whether a field is asked at all: some are of corporations only (APLY-30, APLY-38). */
export function isAsked(name: ApplicationField, managementType: string): boolean {
  return fields[name].forIndividuals === undefined || isCorporation(managementType)
}

export function wireNameOf(name: ApplicationField): WireName {
  return APPLICATION_FIELDS[name].wireName
}

/** A form in which nothing has been filled in. */
export function emptyForm(): FieldValues {
  return ofEachField(name => fields[name].kind.empty) as FieldValues
}

/** What stands against submitting the form, in the order of its fields (APLY-19 to APLY-50). */
export function applicationProblems(form: ApplicationForm, now: Date): Problem<ApplicationField>[] {
  const asked = FIELD_NAMES.filter(name => isAsked(name, form.managementType))
  return problemsAmong(asked.map(name => [name, fields[name].check(form[name], now)]))
}

/** The form as it is stored, and sent under the names of `wireNameOf`. */
export function fieldTexts(form: ApplicationForm): FieldTexts {
  return ofEachField(name => {
    const { kind, forIndividuals = '' } = fields[name]
    return isAsked(name, form.managementType) ? kind.toText(form[name]) : forIndividuals
  })
}

/** The form as a call carries it. */
export function formToWire(form: ApplicationForm): Record<WireName, string> {
  const texts = fieldTexts(form)
  const named = FIELD_NAMES.map(name => [wireNameOf(name), texts[name]])
  return Object.fromEntries(named) as Record<WireName, string>
}

/** The form that a call has brought; what it does not name is empty. */
export function formFromWire(
  wire: Readonly<Partial<Record<WireName, string | null>>>,
  managementType: string,
): ApplicationForm {
  const values = ofEachField(name => {
    const { kind, forIndividuals = '' } = fields[name]
    return kind.fromText(isAsked(name, managementType) ? (wire[wireNameOf(name)] ?? '') : forIndividuals)
  })
  return { ...(values as FieldValues), managementType }
}

function ofEachField<Value>(make: (name: ApplicationField) => Value): Record<ApplicationField, Value> {
  return Object.fromEntries(FIELD_NAMES.map(name => [name, make(name)])) as Record<ApplicationField, Value>
}
