export * from './account-edit.ts'
export * from './form/account-edit-form.ts'
export * from './application-type.ts'
export * from './cancel.ts'
export { type ApplicationField, type DraftField, type ShownField } from './form/fields.ts'
export {
  applicationProblems,
  byName,
  CORRECTION_FIELDS,
  DRAFT_FIELDS,
  emptyForm,
  FIELD_NAMES,
  fieldsIn,
  isAsked,
  SHOWN_FIELDS,
  type ApplicationForm,
  type FieldValues,
} from './form/form.ts'
export * from './form/form-texts.ts'
export * from './moves.ts'
export * from './progress-step.ts'
export * from './reapply.ts'
export * from './required-documents.ts'
export * from './saved-draft.ts'
export * from './status.ts'
export * from './submission.ts'
export * from './support-amount.ts'
