export { canEditAccount, isAccountEditOffered, statusAfterAccountEdit } from './account-edit.ts'
export { accountEditProblems, type AccountEditForm } from './form/account-edit-form.ts'
export { isActive, onePerBusinessVerdict, onePerPersonVerdict } from './active.ts'
export { APPLICATION_TYPES, isQuickSupport, type ApplicationType } from './application-type.ts'
export { canCancel, type CancelFacts } from './cancel.ts'
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
export {
  byWireName,
  correctionFrom,
  correctionToWire,
  fieldTexts,
  formFromWire,
  formToWire,
  wireNameOf,
  type FieldTexts,
} from './form/form-texts.ts'
export { allowedApplicationMoves, applicationMoveVerdict, type ApplicationFacts } from './moves.ts'
export { progressStep, type ProgressStep } from './progress-step.ts'
export { STATUS_AFTER_CANCEL, canReapply } from './reapply.ts'
export {
  APPLICATION_DOCUMENTS,
  documentProblems,
  documentsVerdict,
  requiredDocuments,
  type ApplicationDocument,
  type DocumentFacts,
  type DocumentSlot,
} from './required-documents.ts'
export { DRAFT_DAYS, draftEnd } from './saved-draft.ts'
export { APPLICATION_STATUSES, isApplicationStatus, isWithdrawn, type ApplicationStatus } from './status.ts'
export { accountCheckVerdict, journeyVerdict, submissionVerdict, type SubmissionFacts } from './submission.ts'
export { capDecidedAmount, deliveryFeeVerdict, requestedAmount, showLookupAmount } from './support-amount.ts'
