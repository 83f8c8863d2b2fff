import { mimeTypeOf } from 'domain-rules/file'
import type { ObjectStore } from '../../objects/object-store.ts'
import { reservedFile } from '../../uploads/reserved-file.ts'
import type { Owner } from '../../stores/applications/application-rows.ts'
import { attachFiles } from '../../stores/file-store.ts'
import { insertBatch, insertItem } from '../../stores/proof-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import type { Handling } from '../back-office/case-worker.ts'
import type { SampleBatch } from './scenario.ts'
import { sampleFiles, type SampleFileKind } from './sample-files.ts'

type Filed = Owner & { applicationNumber: string }

/** Files proof batches of an application, each item with a small file that really lies in the object store. */
export async function fileSampleBatches(
  handling: Handling,
  objects: ObjectStore,
  filed: Filed,
  batches: readonly SampleBatch[],
): Promise<void> {
  for (const { items = [], ...batch } of batches) {
    const batchId = await fileBatch(handling, filed.applicationNumber, batch)
    for (const [place, { status, reason = '', file = 'pdf' }] of items.entries()) {
      const { proofType } = batch
      const item = { batchId, proofType, status, reason, createdAt: handling.at }
      const proofItemId = await insertItem(handling.transaction, item)
      await fileSampleFile(handling, objects, filed, { proofItemId, place, kind: file })
    }
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
