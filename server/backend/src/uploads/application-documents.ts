import { createReadStream } from 'node:fs'
import { koreaDate } from 'domain-rules'
import { APPLICATION_DOCUMENTS, type ApplicationDocument } from 'domain-rules/application'
import { checkFile, fileKindOf, mimeTypeOf, safeFileName, type FileKind } from 'domain-rules/file'
import { HttpError, type SentFile } from 'server-kit'
import { randomId } from '../crypto/random-id.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { StoredDocument } from '../stores/applications/submit-draft.ts'
import type { Database } from '../stores/database.ts'
import { assertClean, type Scanning } from './assert-clean.ts'
import { headOf } from './content-type.ts'
import { withNewObjects } from './new-objects.ts'

export type SentDocuments = Partial<Record<ApplicationDocument, SentFile>>

/** An accepted document, and the path that it will have. */
export type CheckedDocument = { record: StoredDocument; sentAs: string; sha256: string }

type Needed = { database: Database; objects: ObjectStore; now: () => Date }
type Checking = Scanning & { now: () => Date }

/**
 * Checks the documents of an application. An empty file counts as none (API-31). Throws `HttpError` (400) for one
 * that is too large, or whose name or content is of a kind that the form does not accept (FILE-01, FILE-02), and as
 * `assertClean` does for one with malware.
 */
export async function checkDocuments(checking: Checking, sent: SentDocuments): Promise<CheckedDocument[]> {
  const checked: CheckedDocument[] = []
  for (const document of APPLICATION_DOCUMENTS) {
    const file = sent[document]
    if (file && file.size > 0) checked.push(await checkDocument(checking, document, file))
  }
  return checked
}

/** Stores the documents and runs the work, which takes them (`takeNewObjects`) in its transaction. */
export async function withStoredDocuments<T>(
  needed: Needed,
  documents: readonly CheckedDocument[],
  work: () => Promise<T>,
): Promise<T> {
  const paths = documents.map(({ record }) => record.filePath)
  const putAll = async () => {
    for (const document of documents) await store(needed.objects, document)
  }
  return withNewObjects(needed, paths, putAll, work)
}

async function checkDocument(
  checking: Checking,
  document: ApplicationDocument,
  { fileName, path: sentAs, size: fileSize, sha256 }: SentFile,
): Promise<CheckedDocument> {
  const kind = fileKindOf(await headOf(sentAs))
  const problem = checkFile({ name: fileName, size: fileSize, kind }, 'application')
  if (problem !== null)
    throw new HttpError(400, 'FILE_REFUSED', problem, [{ field: document, message: problem }])
  if (kind === null) throw new Error(`${document} was accepted without a known kind.`)
  await assertClean(checking, { name: fileName, field: document }, async () => createReadStream(sentAs))
  const facts = { document, fileSize, originalName: safeFileName(fileName), mimeType: mimeTypeOf(kind) }
  return { record: { ...facts, ...placeFor(kind, checking.now()) }, sentAs, sha256 }
}

function placeFor(kind: FileKind, now: Date): { savedName: string; filePath: string } {
  const [year, month] = koreaDate(now).split('-')
  const savedName = `${randomId()}.${kind}`
  return { savedName, filePath: `application/${year}/${month}/${savedName}` }
}

async function store(objects: ObjectStore, { record, sentAs }: CheckedDocument): Promise<void> {
  const { filePath, mimeType: contentType, originalName } = record
  await objects.putObject(filePath, createReadStream(sentAs), { contentType, originalName })
}
