export { proceed, refuse, type Verdict } from './verdict.ts'
export type { Problem } from './problem.ts'
export type { YesNo } from './yes-no.ts'
export { isWithin, koreaDate, type TimeWindow } from './korea-time.ts'
export { compactDate, expandDate, isCalendarDate } from './calendar-date.ts'
export { isBlank } from './blank.ts'
export { splitSixSeven } from './number-parts.ts'
export { byteLength, cutToBytes, toFullWidth, toHalfWidth } from './text-bytes.ts'
export * from './programme.ts'

export {
  BUSINESS_NUMBER_LENGTH,
  BUSINESS_NUMBER_PARTS,
  checkBusinessNumber,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
  splitBusinessNumber,
} from './business/business-number.ts'
export { lookupVerdict, registrationVerdict, type RegistrationFacts } from './business/registration.ts'
export {
  businessCheckProblems,
  isBusinessConfirmed,
  type BusinessCheckAnswer,
  type BusinessCheckFields,
} from './business/business-check.ts'
export { CORPORATE_NUMBER_PARTS, checkCorporateNumber } from './business/corporate-number.ts'
export { isCorporation } from './business/management-type.ts'
export { EARLIEST_OPENING_DATE, checkOpeningDate } from './business/opening-date.ts'
export { SETTLEMENT_MONTHS, checkSettlementMonth, settlementMonthOf } from './business/settlement-month.ts'
export { taxTypeOf, type TaxType } from './business/tax-type.ts'

export { APPLICANT_NAME_MAX_LENGTH, checkApplicantName } from './applicant/applicant-name.ts'
export { checkBirthDate } from './applicant/birth-date.ts'
export { COMPANY_NAME_MAX_LENGTH, checkCompanyName } from './applicant/company-name.ts'
export { MOBILE_NUMBER_LENGTH, checkMobileNumber } from './applicant/mobile-number.ts'
export {
  RESIDENCE_NUMBER_PARTS,
  checkResidenceNumber,
  residenceFrontOf,
} from './applicant/residence-number.ts'

export { accountProblems, type Account } from './account/account.ts'
export {
  ACCOUNT_HOLDER_MAX_BYTES,
  checkAccountHolder,
  fitAccountHolder,
  type AccountScreen,
} from './account/account-holder.ts'
export { ACCOUNT_NUMBER_MAX_LENGTH, checkAccountNumber, tidyAccountNumber } from './account/account-number.ts'
export { BANK_CODE_LENGTH, checkBank, padBankCode } from './account/bank.ts'
export { HOLDER_COMPARED_BYTES, fullWidthHint, holderMatches, holderVerdict } from './account/holder-match.ts'

export {
  CONSENTS,
  CONSENT_GROUPS,
  CONSENT_SCREENS,
  consentColumnsOf,
  consentOrderNumber,
  isConsentColumn,
  type Consent,
  type ConsentColumn,
  type ConsentGroup,
} from './consent/consents.ts'
export {
  consentsVerdict,
  isConsentRequired,
  missingConsents,
  type ConsentAnswers,
} from './consent/consents-verdict.ts'
export { areConsentsAgreed, toggleConsents, type ConsentToggle } from './consent/consent-toggles.ts'
export { declinesSharedInformation, documentsNeeded, taxInformationAnswer } from './consent/declined.ts'
export { isMydataRequestOffered, keptMydataRequest, mydataVerdict } from './consent/mydata-request.ts'

export {
  SELF_CHECK_QUESTION_COUNT,
  selfCheckVerdict,
  type SelfCheckAnswer,
} from './eligibility/self-check.ts'

export { canEditAccount, isAccountEditOffered, statusAfterAccountEdit } from './application/account-edit.ts'
export {
  accountEditProblems,
  type AccountEditField,
  type AccountEditForm,
} from './application/account-edit-form.ts'
export { isActive, onePerBusinessVerdict, onePerPersonVerdict } from './application/active.ts'
export { APPLICATION_TYPES, isQuickSupport, type ApplicationType } from './application/application-type.ts'
export { canCancel, type CancelFacts } from './application/cancel.ts'
export { applicationProblems, type ApplicationField, type ApplicationForm } from './application/form.ts'
export {
  allowedApplicationMoves,
  applicationMoveVerdict,
  type ApplicationFacts,
} from './application/moves.ts'
export { progressStep, type ProgressStep } from './application/progress-step.ts'
export { STATUS_AFTER_CANCEL, canReapply } from './application/reapply.ts'
export {
  APPLICATION_DOCUMENTS,
  documentProblems,
  documentsVerdict,
  requiredDocuments,
  type ApplicationDocument,
  type DocumentFacts,
  type DocumentSlot,
} from './application/required-documents.ts'
export {
  APPLICATION_STATUSES,
  isApplicationStatus,
  isWithdrawn,
  type ApplicationStatus,
} from './application/status.ts'
export {
  accountCheckVerdict,
  journeyVerdict,
  submissionVerdict,
  type SubmissionFacts,
} from './application/submission.ts'
export {
  capDecidedAmount,
  deliveryFeeVerdict,
  requestedAmount,
  showLookupAmount,
} from './application/support-amount.ts'

export { allowedBatchMoves, batchMoveVerdict } from './proof/batch-moves.ts'
export {
  BATCH_STATUSES,
  REVIEW_STATUSES,
  batchStatusOf,
  isBatchStatus,
  type BatchStatus,
} from './proof/batch-status.ts'
export {
  BUSINESS_FILE_LIMIT,
  checkBusinessFiles,
  hasApprovedBadge,
  isBusinessProofPaid,
} from './proof/business-proof.ts'
export { canCancelBatch, type CancelBatchFacts } from './proof/cancel-batch.ts'
export { checkParcelRequest, joinCarriers, type ParcelRequest } from './proof/carriers.ts'
export { checkDateRange, type DateRange } from './proof/date-range.ts'
export { BUSINESS_DETAILS, GENERAL_DETAILS, type ProofDetail } from './proof/detail-types.ts'
export { displayGroup, displayGroupLabel, type DisplayGroup } from './proof/display-group.ts'
export { expectedSupportAmount } from './proof/expected-amount.ts'
export { STATUS_AFTER_SUPPLEMENT, firstBatchStatus } from './proof/first-status.ts'
export { checkGeneralFiles, checkGeneralProof, type GeneralProof } from './proof/general-form.ts'
export { allowedItemMoves, itemMoveVerdict } from './proof/item-moves.ts'
export { ITEM_STATUSES, isItemStatus, itemStatusLabel, type ItemStatus } from './proof/item-status.ts'
export { canAddProof, canSubmitProof, type ProofFacts } from './proof/new-proof.ts'
export { paidTotal, reachesCap, type PaidBatch } from './proof/paid-total.ts'
export { canEnterParcelPage, canRequestParcel, canSubmitGeneralProof } from './proof/parcel.ts'
export { checkProofPeriod, joinProofYears, splitProofYears, type ProofPage } from './proof/period.ts'
export {
  AMOUNT_KINDS,
  PROOF_TYPES,
  type AmountKind,
  type Division,
  type ProofType,
} from './proof/proof-kinds.ts'
export {
  canSupplementBatch,
  canSupplementItem,
  supplementVerdict,
  type PendingChange,
  type Supplement,
} from './proof/supplement.ts'
export { TOTAL_MAX_DIGITS, checkTotal, parseTotal, showTotal, totalDigits } from './proof/total.ts'

export { checkOpinionFiles } from './opinion/opinion-files.ts'
export { canSubmitOpinion, opinionStatusLabel, type OpinionFacts } from './opinion/opinion-gate.ts'
export { checkOpinionText, cutOpinionText, opinionLength } from './opinion/opinion-text.ts'
export {
  isOpinionOffered,
  reasonCodesOf,
  reasonFor,
  type Reason,
  type ReasonCode,
} from './opinion/reasons.ts'

export { checkFile, checkFileSize, checkFileType, type FileFacts } from './file/check-file.ts'
export { chooseFiles, droppedFilesMessages, type ChosenFiles } from './file/choose-files.ts'
export { checkNotEmpty, dropEmptyFiles, isEmptyFile } from './file/empty-files.ts'
export { FILE_HEAD_BYTES, fileKindOf } from './file/file-content.ts'
export {
  ACCEPTED_KINDS,
  acceptedExtensions,
  extensionOf,
  fileKindByName,
  mimeTypeOf,
  type FileKind,
  type UploadScreen,
} from './file/file-kinds.ts'
export { canRemoveFileSlot } from './file/file-slots.ts'
export { safeFileName } from './file/safe-file-name.ts'
export { IMAGE_BOUND, IMAGE_QUALITY, needsShrinking, shrunkMeasures } from './file/shrink-image.ts'

export {
  currentDismissal,
  dismissalAfterClosing,
  isDailyPopupShown,
  type DailyDismissal,
} from './notice/daily-popup.ts'
export { koreanMoment, koreanPeriod } from './notice/korean-period.ts'
export { pageCount } from './notice/page-count.ts'
export { hoursOf, untilNextEdge } from './notice/window-edge.ts'
export { APPLY_TILE_LOCKOUT, IMAGE_POPUP, MAINTENANCE } from './notice/windows.ts'

export {
  certificateTypeOf,
  IDENTITY_METHODS,
  IDENTITY_WINDOWS,
  identityTurn,
  leavesStepHistory,
  windowBlockedMessage,
  type IdentityMethod,
  type IdentityPurpose,
} from './identity/methods.ts'
export { verifiedPersonIn, type VerifiedPerson } from './identity/verified-person.ts'

export { isAdminAddress } from './journey/admin-addresses.ts'
export {
  factsAfterLeaving,
  guardVerdict,
  losesSession,
  needsSession,
  type GuardFacts,
  type GuardVerdict,
  type Need,
  type TurnedAway,
} from './journey/guard.ts'
export { isIdentityPopup } from './journey/identity-popup.ts'
export { paths, type Path } from './journey/paths.ts'
export { resultEntry } from './journey/result-entry.ts'
export { titles } from './texts/titles.ko.ts'
export { routeTitle } from './journey/route-title.ts'
export { allRoutes } from './journey/routes/all-routes.ts'
export { applyRoutes } from './journey/routes/apply-routes.ts'
export { proofRoutes } from './journey/routes/proof-routes.ts'
export { resultRoutes } from './journey/routes/result-routes.ts'
export type { JourneyRoute } from './journey/routes/route.ts'
export { popupRoutes, shellRoutes } from './journey/routes/shell-routes.ts'

export {
  correctDeadline,
  look,
  startCountdown,
  untilNextSecond,
  type Countdown,
  type Due,
} from './session/countdown.ts'
export { clockFace, spokenRest } from './session/rest.ts'

export { QUEUE_ACTIONS, QUEUE_SERVICE } from './queue/actions.ts'
export * as opcode from './queue/opcodes.ts'
export * as returnCode from './queue/return-codes.ts'
export { estimateWaitSeconds, type QueuePlace } from './queue/wait-estimate.ts'
