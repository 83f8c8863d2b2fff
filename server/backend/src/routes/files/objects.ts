import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasCode } from 'file-kit'
import { HttpError, requestTexts } from 'server-kit'
import { decodeOriginalName, inlineDisposition } from '../../objects/original-name.ts'
import {
  isObjectPath,
  ORIGINAL_NAME_HEADER,
  type ObjectStore,
  type StoredObject,
} from '../../objects/object-store.ts'
import type { AddressSigner, Signed } from '../../objects/signed-address.ts'
import type { Database } from '../../stores/database.ts'
import { mayBeUploaded } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'

type Needed = { objects: ObjectStore; ownObjects: { signer: AddressSigner } | null; database: Database }

const ADDRESS = '/objects/*'
/** Range of a page that only needs the size: a bucket sends it with a part, and its signatures do not allow HEAD. */
const FIRST_BYTE = 'bytes=0-0'

/** Serves signed addresses to browsers: upload, size and download. A bucket serves its own. */
export function serveObjects(app: FastifyInstance, { objects, ownObjects, database }: Needed): void {
  if (!ownObjects) return
  const { signer } = ownObjects
  void app.register(async scope => {
    // The bytes are passed on unchanged, whatever their declared type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.put(ADDRESS, upload(objects, signer, database))
    scope.head(ADDRESS, describe(objects, signer))
    scope.get(ADDRESS, { exposeHeadRoute: false }, download(objects, signer))
  })
}

function upload(objects: ObjectStore, signer: AddressSigner, database: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, type: contentType, max } = allowedBy(signer, 'PUT', request)
    refuseOtherType(request, contentType)
    if (Number(request.headers['content-length'] ?? 0) > max) throw tooLarge()

    const originalName = decodeOriginalName(headerOf(request, ORIGINAL_NAME_HEADER))
    const content = Readable.from(checked(bodyOf(request), max, () => refuseUsed(database, path)))
    await objects.putObject(path, content, { contentType, originalName }).catch(unlessCutOff)
    return reply.code(200).send()
  }
}

function describe(objects: ObjectStore, signer: AddressSigner) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedBy(signer, 'GET', request)
    const object = await objects.headObject(allowed.path)
    if (!object) throw notFound()
    return label(reply, allowed, object.size).send()
  }
}

function download(objects: ObjectStore, signer: AddressSigner) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedBy(signer, 'GET', request)
    const isFirstByte = request.headers.range === FIRST_BYTE
    const object = await objects.getObject(allowed.path, isFirstByte ? 1 : undefined)
    if (!object) throw notFound()
    return isFirstByte
      ? firstByte(reply, allowed, object)
      : label(reply, allowed, object.size).send(object.content)
  }
}

function firstByte(reply: FastifyReply, allowed: Signed, { size, content }: StoredObject): FastifyReply {
  const range = size > 0 ? `bytes 0-0/${size}` : 'bytes */0'
  return label(reply, allowed, Math.min(1, size))
    .code(size > 0 ? 206 : 416)
    .header('content-range', range)
    .send(content)
}

function allowedBy(
  signer: AddressSigner,
  method: Signed['method'],
  { params, query }: FastifyRequest,
): Signed {
  const path = typeof params === 'object' && params && '*' in params ? String(params['*']) : ''
  const signed = isObjectPath(path) ? signer.read(method, path, query) : null
  if (!signed) throw new HttpError(403, 'OBJECT_FORBIDDEN', proofTexts.file.forbidden)
  return signed
}

function refuseOtherType(request: FastifyRequest, contentType: string): void {
  if (request.headers['content-type']?.toLowerCase() === contentType.toLowerCase()) return
  throw new HttpError(415, 'OBJECT_WRONG_TYPE', requestTexts.unsupportedType)
}

// A request without announced bytes has no body.
function bodyOf({ body }: FastifyRequest): Readable {
  return body instanceof Readable ? body : Readable.from([])
}

/** Yields the bytes until they are too many; checks before the end that they may still be stored. */
async function* checked(body: Readable, max: number, mayBeKept: () => Promise<void>): AsyncGenerator<Buffer> {
  let size = 0
  // The connection must outlive a refusal, or its response would never arrive.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part)
    size += bytes.byteLength
    if (size > max) throw tooLarge()
    yield bytes
  }
  await mayBeKept()
}

async function refuseUsed(database: Database, path: string): Promise<void> {
  if (await mayBeUploaded(database, path)) return
  throw new HttpError(409, 'OBJECT_IN_USE', proofTexts.file.inUse)
}

function unlessCutOff(error: unknown): never {
  if (hasCode(error, 'ECONNRESET')) throw new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed)
  throw error
}

function label(reply: FastifyReply, { type, name }: Signed, size: number): FastifyReply {
  return reply.headers({
    'content-type': type,
    'content-length': size,
    'content-disposition': inlineDisposition(name),
    'cache-control': 'private, no-store',
    // An uploaded file is shown, and runs nothing.
    'content-security-policy':
      "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function tooLarge(): HttpError {
  return new HttpError(413, 'OBJECT_TOO_LARGE', proofTexts.file.tooLarge)
}

function notFound(): HttpError {
  return new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
}
