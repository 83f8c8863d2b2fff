import { checkFile } from 'domain-rules/file'
import {
  batchStatusOf,
  canDeleteItem,
  canSupplementBatch,
  canSupplementItem,
  checkProofPeriod,
  checkTotal,
  joinProofYears,
  STATUS_AFTER_SUPPLEMENT,
  supplementVerdict,
  type BatchStatus,
  type Division,
  type ItemStatus,
  type Supplement,
} from 'domain-rules/proof'
import { HttpError } from 'server-kit'
import { assertAllowed } from '../refusals/refusals.ts'
import { attachFiles, deleteFilesOfItems } from '../stores/file-store.ts'
import {
  changeBatch,
  changeItems,
  clearPendingChanges,
  itemsDeletedInSupplement,
  itemsOf,
  type BatchRow,
  type ItemRow,
} from '../stores/proof-store.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { acceptedFile, takeUploads, type UploadedFile } from '../uploads/inspect-files.ts'
import { groupOf } from './check-files.ts'
import {
  record,
  assertNoProblem,
  openBatch,
  openItem,
  unknownProof,
  type ProofTransaction,
  type LeftOver,
} from './proof-transaction.ts'

export type PeriodAndTotal = {
  applicationNumber: string
  batchId: string
  years: readonly string[]
  total: string
}

export type SupplementRegistration = PeriodAndTotal & {
  replacements: readonly { itemId: string; filePath: string }[]
}

/**
 * Registers a supplement: period and total, and a new file for each item that is replaced (PDET-27 to PDET-36,
 * PDET-48). Throws `HttpError`: 404 for a batch, item or path that is not the owner's, 409 with the rule's reason,
 * 400 for files.
 */
export async function registerSupplement(
  proof: ProofTransaction,
  registration: SupplementRegistration,
): Promise<LeftOver> {
  const { transaction, at } = proof
  const { applicationNumber, batchId, replacements } = registration
  const { batch } = await openBatch(proof, batchId, applicationNumber)
  assertCorrectable(batch)
  const items = await itemsOf(transaction, [batchId])
  const replaced = replacements.map(({ itemId }) => items.find(item => item.itemId === itemId) ?? unknown())
  refuseNamedTwice(replaced)
  const deleted = await itemsDeletedInSupplement(transaction, batchId)
  assertAllowed(
    supplementVerdict(supplementOf(batch, registration, items, deleted)),
    'SUPPLEMENT_NOT_ALLOWED',
  )

  const files = await inspectReplacements(proof, replacements)
  const left = await replaceFiles(proof, replaced, files)
  const stated = statedOf(batch, registration)
  await changeBatch(
    transaction,
    batchId,
    { ...stated, isSupplementBegun: false, status: STATUS_AFTER_SUPPLEMENT },
    at,
  )
  await clearPendingChanges(transaction, batchId)
  await record(proof, 'proof.supplement', applicationNumber, { batchId, replaced: replaced.length })
  return left
}

/** Changes period and total of a batch while its supplement is asked for (PDET-18, PDET-19). Throws `HttpError`. */
export async function changePeriodAndTotal(proof: ProofTransaction, asked: PeriodAndTotal): Promise<void> {
  const { applicationNumber, batchId, years, total } = asked
  const { batch } = await openBatch(proof, batchId, applicationNumber)
  assertCorrectable(batch)
  assertAllowed(canSupplementBatch(batchStatusOf(batch.status)), 'SUPPLEMENT_NOT_ALLOWED')
  const division = divisionOf(batch)
  if (division === null) throw new HttpError(409, 'SUPPLEMENT_NOT_ALLOWED', proofTexts.proof.uncounted)
  assertNoProblem(checkProofPeriod(years, 'supplement') ?? checkTotal(division, total, 'supplement'))

  const changes = { ...statedOf(batch, asked), isSupplementBegun: true }
  await changeBatch(proof.transaction, batchId, changes, proof.at)
  await record(proof, 'proof.change', applicationNumber, { batchId })
}

/** Deletes an item that is asked for, unless it is the last of its batch (PDET-20). Throws `HttpError` 404 or 409. */
export async function deleteItem(proof: ProofTransaction, itemId: string): Promise<LeftOver> {
  const { transaction, at } = proof
  const { application, batch, item } = await openItem(proof, itemId)
  const others = (await itemsOf(transaction, [item.batchId])).filter(other => other.itemId !== itemId)
  const statuses = others.map(({ status }) => status)
  const verdict = canDeleteItem(batchStatusOf(batch.status), askedStatus(item), statuses)
  assertAllowed(verdict, 'SUPPLEMENT_NOT_ALLOWED')
  await changeItems(transaction, [itemId], { changePending: 'delete', deletedAt: at })
  const filePaths = await deleteFilesOfItems(transaction, [itemId], at)
  await record(proof, 'proof.delete', application.applicationNumber, { batchId: item.batchId, itemId })
  return { filePaths }
}

/** Replaces the file of an item that is asked for by an uploaded one (PDET-21). Throws `HttpError` 404, 409 or 400. */
export async function replaceFile(
  proof: ProofTransaction,
  { applicationNumber, itemId, filePath }: { applicationNumber: string; itemId: string; filePath: string },
): Promise<LeftOver> {
  const { application, batch, item } = await openItem(proof, itemId)
  const verdict = canSupplementItem(batchStatusOf(batch.status), askedStatus(item))
  assertAllowed(verdict, 'SUPPLEMENT_NOT_ALLOWED')
  if (application.applicationNumber !== applicationNumber) throw unknownProof()
  const files = await inspectReplacements(proof, [{ filePath }])
  const left = await replaceFiles(proof, [item], files)
  await record(proof, 'proof.replace', applicationNumber, { batchId: item.batchId, itemId })
  return left
}

/** A lookup by the carriers has neither period nor total that an applicant could correct. */
function assertCorrectable({ amountKind }: BatchRow): void {
  if (amountKind === '택배') throw new HttpError(409, 'SUPPLEMENT_NOT_ALLOWED', proofTexts.proof.takesNoFiles)
}

/** Returns the new period and total of a batch; nothing for business proof. */
function statedOf(
  batch: BatchRow,
  { years, total }: PeriodAndTotal,
): Partial<{ period: string; amountCount: number }> {
  if (divisionOf(batch) === null) return {}
  return { period: joinProofYears(years), amountCount: Number(total) }
}

function supplementOf(
  batch: BatchRow,
  { batchId, years, total, replacements }: SupplementRegistration,
  items: readonly ItemRow[],
  deleted: readonly ItemRow[],
): Supplement {
  const isReplaced = ({ itemId }: ItemRow) => replacements.some(replacement => replacement.itemId === itemId)
  const division = divisionOf(batch)
  const isChanged = batch.period !== joinProofYears(years) || batch.amountCount !== String(Number(total))
  return {
    batchId,
    batchStatus: batchStatusOf(batch.status),
    years,
    division,
    total,
    isPeriodOrTotalChanged: division !== null && (isChanged || batch.isSupplementBegun),
    items: [...items, ...deleted].map(item => ({
      status: askedStatus(item),
      change: isReplaced(item) ? 'replace' : item.changePending,
    })),
  }
}

// An item that was changed by a call of its own counts as asked for until the supplement is registered.
function askedStatus({ status, changePending }: ItemRow): ItemStatus {
  return changePending === null ? status : ('보완요청' satisfies BatchStatus)
}

// Business proof has neither period nor total.
function divisionOf(batch: BatchRow): Division | null {
  if (groupOf(batch) === 'business') return null
  return batch.amountKind === '금액' ? '금액' : '건'
}

async function inspectReplacements(
  { transaction, uploads, owner }: ProofTransaction,
  replacements: readonly { filePath: string }[],
): Promise<UploadedFile[]> {
  const filePaths = replacements.map(({ filePath }) => filePath)
  const files = await takeUploads(transaction, uploads, owner, 'receipt', filePaths)
  for (const file of files) assertNoProblem(checkFile(file, 'proof'))
  return files
}

async function replaceFiles(
  { transaction, at }: ProofTransaction,
  items: readonly ItemRow[],
  files: readonly UploadedFile[],
): Promise<LeftOver> {
  const itemIds = items.map(({ itemId }) => itemId)
  const filePaths = await deleteFilesOfItems(transaction, itemIds, at)
  for (const [place, file] of files.entries()) {
    await attachFiles(transaction, [acceptedFile(file)], { proofItemId: itemIds[place] ?? '' }, at)
  }
  await changeItems(transaction, itemIds, { status: STATUS_AFTER_SUPPLEMENT, changePending: 'replace' })
  return { filePaths }
}

function refuseNamedTwice(items: readonly ItemRow[]): void {
  if (new Set(items).size < items.length)
    throw new HttpError(400, 'PROOF_SENT_TWICE', proofTexts.proof.sentTwice)
}

function unknown(): never {
  throw unknownProof()
}
