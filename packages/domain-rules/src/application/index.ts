export { canEditAccount, isAccountEditOffered, statusAfterAccountEdit } from './account-edit.ts'
export { accountEditProblems, type AccountEditField, type AccountEditForm } from './account-edit-form.ts'
export { isActive, onePerBusinessVerdict, onePerPersonVerdict } from './active.ts'
export { APPLICATION_TYPES, isQuickSupport, type ApplicationType } from './application-type.ts'
export { canCancel, type CancelFacts } from './cancel.ts'
export { type ApplicationField } from './fields.ts'
export {
  applicationProblems,
  emptyForm,
  FIELD_NAMES,
  fieldsIn,
  fieldTexts,
  formFromWire,
  formToWire,
  isAsked,
  wireNameOf,
  type ApplicationForm,
  type FieldTexts,
  type FieldValues,
  type WireName,
} from './form.ts'
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
export { APPLICATION_STATUSES, isApplicationStatus, isWithdrawn, type ApplicationStatus } from './status.ts'
export { accountCheckVerdict, journeyVerdict, submissionVerdict, type SubmissionFacts } from './submission.ts'
export { capDecidedAmount, deliveryFeeVerdict, requestedAmount, showLookupAmount } from './support-amount.ts'
