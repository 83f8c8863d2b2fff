import { APPLICATION_FIELDS, type ApplicationField, type CorrectionField, type WireNameOf } from './fields.ts'
import {
  byName,
  CORRECTION_FIELDS,
  FIELD_NAMES,
  fields,
  isAsked,
  type ApplicationForm,
  type FormOf,
} from './form.ts'

/** Every field as the one text that is sent and stored. */
export type FieldTexts = Record<ApplicationField, string>

/** The name of any field in calls. */
export type WireName = WireNameOf<ApplicationField>

export function wireNameOf<Name extends ApplicationField>(name: Name): WireNameOf<Name> {
  return APPLICATION_FIELDS[name].wireName
}

/** Returns one value for each of the fields, under its name in calls. */
export function byWireName<Name extends ApplicationField, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<WireNameOf<Name>, Value> {
  const named = names.map(name => [wireNameOf(name), valueOf(name)])
  return Object.fromEntries(named) as Record<WireNameOf<Name>, Value>
}

/** The form as it is stored, and sent under the names of `wireNameOf`. */
export function fieldTexts(form: ApplicationForm): FieldTexts {
  return byName(FIELD_NAMES, name => textOf(name, form))
}

/** The form as a call carries it. */
export function formToWire(form: ApplicationForm): Record<WireName, string> {
  return byWireName(FIELD_NAMES, name => textOf(name, form))
}

/** The account correction as a call carries it (ACC-40). */
export function correctionToWire(form: FormOf<CorrectionField>): Record<WireNameOf<CorrectionField>, string> {
  return byWireName(CORRECTION_FIELDS, name => textOf(name, form))
}

/** Returns the form in a call; a field that it does not name is empty. */
export function formFromWire(
  wire: Readonly<Partial<Record<WireName, string | null>>>,
  managementType: string,
): ApplicationForm {
  return formOf(FIELD_NAMES, managementType, name => wire[wireNameOf(name)] ?? '')
}

/** Returns an account correction with the texts of a result (AMB-19). */
export function correctionFrom(
  texts: Readonly<Record<CorrectionField, string>>,
  managementType: string,
): FormOf<CorrectionField> {
  return formOf(CORRECTION_FIELDS, managementType, name => texts[name])
}

function textOf<Name extends ApplicationField>(name: Name, form: FormOf<Name>): string {
  const { kind, forIndividuals = '' } = fields[name]
  return isAsked(name, form.managementType) ? kind.toText(form[name]) : forIndividuals
}

function formOf<Name extends ApplicationField>(
  names: readonly Name[],
  managementType: string,
  textFor: (name: Name) => string,
): FormOf<Name> {
  const values = byName(names, name => {
    const { kind, forIndividuals = '' } = fields[name]
    return kind.fromText(isAsked(name, managementType) ? textFor(name) : forIndividuals)
  })
  return { ...values, managementType } as FormOf<Name>
}
