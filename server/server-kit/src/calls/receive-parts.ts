import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { exceedsJsonLimits } from '../limits/json-limits.ts'
import { texts } from '../texts.ko.ts'
import type { FileParts, SentFile } from './call.ts'

const LARGEST_FIELD_BYTES = 256 * 1024
const MOST_FIELDS = 50
const MOST_FILES = 20

type Received = { body: Record<string, unknown>; files: Record<string, SentFile> }

/** Writes the expected files of a multipart body into the folder and reads its fields; of a repeated name the last counts. */
export async function receiveParts(
  request: FastifyRequest,
  expected: FileParts,
  folder: string,
): Promise<Received> {
  const fields = new Map<string, unknown>()
  const files = new Map<string, SentFile>()
  let kept = 0
  try {
    for await (const part of partsOf(request, expected)) {
      const isFile = part.type === 'file' && expected.names.includes(part.fieldname)
      // Each in a file of its own, also under a repeated name.
      if (isFile) files.set(part.fieldname, await keep(part, join(folder, String((kept += 1))), expected))
      else fields.set(part.fieldname, await fieldOf(part, expected))
    }
  } catch (error) {
    throw isOurs(error) ? error : new HttpError(400, 'REQUEST_MALFORMED', texts.malformed)
  }
  return { body: Object.fromEntries(fields), files: Object.fromEntries(files) }
}

function partsOf(request: FastifyRequest, { largestBytes }: FileParts): AsyncIterableIterator<Multipart> {
  const limits = {
    // One byte more than allowed, so that a file that is too large is recognised.
    fileSize: largestBytes + 1,
    fieldSize: LARGEST_FIELD_BYTES,
    fields: MOST_FIELDS,
    files: MOST_FILES,
  }
  return request.parts({ limits })
}

async function keep(part: MultipartFile, path: string, { largestBytes }: FileParts): Promise<SentFile> {
  const hash = createHash('sha256')
  await pipeline(part.file, passing(hash), createWriteStream(path))
  const { size } = await stat(path)
  if (size > largestBytes) throw tooLarge()
  return { fileName: part.filename, contentType: part.mimetype, path, size, sha256: hash.digest('hex') }
}

function passing(hash: Hash) {
  return async function* (content: AsyncIterable<Buffer>) {
    for await (const bytes of content) {
      hash.update(bytes)
      yield bytes
    }
  }
}

// A browser sends typed JSON like a file.
async function fieldOf(part: Multipart, { jsonParts = [] }: FileParts): Promise<unknown> {
  if (part.type === 'file' && !jsonParts.includes(part.fieldname)) return void part.file.resume()
  const value = part.type === 'file' ? await smallText(part) : part.value
  if (part.type === 'field' && part.valueTruncated) throw tooLarge()
  return typeof value === 'string' && jsonParts.includes(part.fieldname) ? jsonIn(value) : value
}

function jsonIn(value: string): unknown {
  if (exceedsJsonLimits(value)) throw new HttpError(400, 'REQUEST_MALFORMED', texts.malformed)
  return JSON.parse(value)
}

async function smallText({ file }: MultipartFile): Promise<string> {
  const value = await text(file)
  if (Buffer.byteLength(value) > LARGEST_FIELD_BYTES) throw tooLarge()
  return value
}

function tooLarge(): HttpError {
  return new HttpError(413, 'REQUEST_TOO_LARGE', texts.tooLarge)
}

// Other errors are caused by the received bytes; a failed system call is our own.
function isOurs(error: unknown): boolean {
  return error instanceof HttpError || (error instanceof Error && 'syscall' in error)
}
