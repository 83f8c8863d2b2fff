import { mimeTypeOf } from 'domain-rules/file'
import type { ProofType } from 'domain-rules/proof'
import type { ObjectStore } from '../../objects/object-store.ts'
import { reservedFile } from '../../uploads/reserved-file.ts'
import type { Owner } from '../../stores/applications/application-rows.ts'
import { attachFiles, type IssuedFile } from '../../stores/file-store.ts'
import { insertBatch, insertItem } from '../../stores/proof-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import type { CaseWorkerContext } from '../back-office/case-worker.ts'
import type { SampleBatch, SampleItem } from './scenario.ts'
import { sampleFiles, type SampleFileKind } from './sample-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Filed = Owner & { applicationNumber: string }
type PlacedFile = IssuedFile & { kind: SampleFileKind }
type PlacedItem = Omit<SampleItem, 'file'> & { file: PlacedFile | null }

/** A batch to file, with the path of each item's file; null for an item without one. */
export type PlacedBatch = Omit<SampleBatch, 'items'> & { items: readonly PlacedItem[] }

/** Chooses the paths of the files of batches. */
export function placeSampleBatches(batches: readonly SampleBatch[], at: Date): PlacedBatch[] {
  return batches.map(({ items = [], ...batch }) => ({
    ...batch,
    items: items.map(({ file: kind = 'pdf', ...item }, place) => ({
      ...item,
      file: kind && placeFile(kind, place, at),
    })),
  }))
}

/** The files of some batches. */
export function sampleFilesOf(batches: readonly PlacedBatch[]): PlacedFile[] {
  return batches.flatMap(({ items }) => items.flatMap(({ file }) => file ?? []))
}

/** Puts small files into the object store: before a transaction begins, which must not wait for a bucket. */
export async function putSampleFiles(objects: ObjectStore, files: readonly PlacedFile[]): Promise<void> {
  for (const { filePath, originalName, kind } of files)
    await objects.putObject(filePath, sampleFiles[kind], { contentType: mimeTypeOf(kind), originalName })
}

/** Files proof batches of an application, whose files are in the object store. */
export async function fileSampleBatches(
  context: CaseWorkerContext,
  filed: Filed,
  batches: readonly PlacedBatch[],
): Promise<void> {
  for (const [place, { items, ...batch }] of batches.entries()) {
    const at = new Date(context.at.getTime() - (batches.length - 1 - place) * DAY_MS)
    const batchId = await fileBatch({ ...context, at }, filed.applicationNumber, batch)
    for (const item of items)
      await fileItem({ ...context, at }, filed, { batchId, proofType: batch.proofType, item })
  }
}

function placeFile(kind: SampleFileKind, place: number, at: Date): PlacedFile {
  const originalFileName = sandboxTexts.samples.fileName(place + 1, kind)
  return { ...reservedFile({ originalFileName, fileCategory: 'receipt' }, at), kind }
}

function fileBatch(
  { transaction, at }: CaseWorkerContext,
  applicationNumber: string,
  batch: Omit<SampleBatch, 'items'>,
) {
  const completedAt = batch.status === '지급완료' ? at : null
  const times = { createdAt: at, updatedAt: at, completedAt }
  return insertBatch(transaction, { applicationNumber, ...batch, ...times })
}

type NewItem = { batchId: string; proofType: ProofType; item: PlacedItem }

async function fileItem(
  context: CaseWorkerContext,
  filed: Filed,
  { batchId, proofType, item: { file, ...item } }: NewItem,
): Promise<void> {
  const row = { batchId, proofType, ...item, createdAt: context.at }
  const proofItemId = await insertItem(context.transaction, row)
  if (file) await attachSampleFile(context, filed, file, proofItemId)
}

async function attachSampleFile(
  { transaction, at }: CaseWorkerContext,
  { ci, businessNumber }: Filed,
  { kind, ...file }: PlacedFile,
  proofItemId: string,
): Promise<void> {
  const row = { ...file, ci, businessNumber, issuedAt: at }
  const { fileId } = await transaction
    .insertInto('file')
    .values(row)
    .returning('fileId')
    .executeTakeFirstOrThrow()
  const inspected = { fileId, name: file.originalName, size: sampleFiles[kind].byteLength, kind }
  await attachFiles(transaction, [inspected], { proofItemId }, at)
}
