import { UPLOAD_LIMIT_BYTES } from 'domain-rules'
import type { Logger } from 'pino'
import { HttpError } from 'server-kit'
import type { Readable } from 'node:stream'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Scanner } from '../scanner/scanner.ts'
import { proofTexts } from '../texts/proofs.ko.ts'

/** Without a scanner every file passes. */
export type Scanning = { scanner: Scanner | null; log: Pick<Logger, 'warn'> }

type NamedFile = {
  name: string
  /** The field of a form that has the file. */
  field?: string
}

/**
 * Scans a file, unless scanning is off. Throws `HttpError` (400 `FILE_INFECTED`) if it contains malware, with
 * its name as ERR-11 has it; `ServiceUnavailable` if the scanner gives no result, so that nothing passes unscanned.
 */
export async function assertClean(
  { scanner, log }: Scanning,
  { name, field }: NamedFile,
  open: () => Promise<Readable>,
): Promise<void> {
  if (!scanner) return
  const content = await open()
  try {
    const malware = await scanner(content)
    if (malware === null) return
    log.warn({ malware }, 'malware in an upload')
    const message = proofTexts.file.infected(name)
    throw new HttpError(400, 'FILE_INFECTED', message, field ? [{ field, message }] : undefined)
  } finally {
    content.destroy()
  }
}

/**
 * Scans a stored object, if it exists. Throws as `assertClean` does, and `HttpError` (413) for more bytes than an
 * upload may have: a bucket accepts them, and a scanner does not.
 */
export async function assertCleanObject(
  scanning: Scanning & { objects: ObjectStore },
  path: string,
  name: string,
): Promise<void> {
  if (!scanning.scanner) return
  const object = await scanning.objects.getObject(path)
  if (!object) return
  if (object.size > UPLOAD_LIMIT_BYTES) {
    object.content.destroy()
    throw new HttpError(413, 'OBJECT_TOO_LARGE', proofTexts.file.tooLarge)
  }
  await assertClean(scanning, { name }, async () => object.content)
}
