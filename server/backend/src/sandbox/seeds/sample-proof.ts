import { mimeTypeOf } from 'domain-rules/file'
import type { ProofType } from 'domain-rules/proof'
import type { ObjectStore } from '../../objects/object-store.ts'
import { reservedFile } from '../../uploads/reserved-file.ts'
import type { Owner } from '../../stores/applications/application-rows.ts'
import { attachFiles } from '../../stores/file-store.ts'
import { insertBatch, insertItem } from '../../stores/proof-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import type { Handling } from '../back-office/case-worker.ts'
import type { SampleBatch, SampleItem } from './scenario.ts'
import { sampleFiles, type SampleFileKind } from './sample-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Filed = Owner & { applicationNumber: string }

/** Files proof batches of an application, each item with a small file that really lies in the object store, unless it has none. */
export async function fileSampleBatches(
  handling: Handling,
  objects: ObjectStore,
  filed: Filed,
  batches: readonly SampleBatch[],
): Promise<void> {
  for (const [place, { items = [], ...batch }] of batches.entries()) {
    const at = new Date(handling.at.getTime() - (batches.length - 1 - place) * DAY_MS)
    const batchId = await fileBatch({ ...handling, at }, filed.applicationNumber, batch)
    for (const item of items.entries())
      await fileItem({ ...handling, at }, objects, filed, { batchId, proofType: batch.proofType, item })
  }
}

function fileBatch(
  { transaction, at }: Handling,
  applicationNumber: string,
  batch: Omit<SampleBatch, 'items'>,
) {
  const completedAt = batch.status === '지급완료' ? at : null
  const times = { createdAt: at, updatedAt: at, completedAt }
  return insertBatch(transaction, { applicationNumber, ...batch, ...times })
}

type NewItem = { batchId: string; proofType: ProofType; item: [place: number, item: SampleItem] }

async function fileItem(
  handling: Handling,
  objects: ObjectStore,
  filed: Filed,
  { batchId, proofType, item: [place, { file = 'pdf', ...item }] }: NewItem,
): Promise<void> {
  const row = { batchId, proofType, ...item, createdAt: handling.at }
  const proofItemId = await insertItem(handling.transaction, row)
  if (file) await fileSampleFile(handling, objects, filed, { proofItemId, place, kind: file })
}

async function fileSampleFile(
  { transaction, at }: Handling,
  objects: ObjectStore,
  { ci, businessNumber }: Filed,
  { proofItemId, place, kind }: { proofItemId: string; place: number; kind: SampleFileKind },
): Promise<void> {
  const name = sandboxTexts.samples.fileName(place + 1, kind)
  const file = reservedFile({ originalFileName: name, fileCategory: 'receipt' }, at)
  const content = sampleFiles[kind]
  await objects.putObject(file.filePath, content, { contentType: mimeTypeOf(kind), originalName: name })
  const row = { ...file, ci, businessNumber, issuedAt: at }
  const { fileId } = await transaction
    .insertInto('file')
    .values(row)
    .returning('fileId')
    .executeTakeFirstOrThrow()
  const inspected = { fileId, name, size: content.byteLength, kind }
  await attachFiles(transaction, [inspected], { proofItemId }, at)
}
