import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { hasCode } from 'file-kit'
import { unpackTar, type ParsedTarEntryWithData } from 'modern-tar'
import { releasesFolder } from 'release-store'
import { HttpError, requestTexts } from 'server-kit'
import * as t from '../texts.ko.ts'

/** Limits the unpacked content too. */
export const LARGEST_UPLOAD_BYTES = 32 * 1024 * 1024
const MOST_ENTRIES = 2_000

/** A path inside the folder: no part of it is empty or hidden, or leads upwards. */
const PLAIN_PATH = /^(\.\/)?([\w@+~-][\w@+~. -]*\/)*[\w@+~-][\w@+~. -]*$/

/** Returns the folder of uploads until they are stored. */
export function uploadsFolder(dataDir: string): string {
  return join(releasesFolder(dataDir), 'uploads')
}

/**
 * Unpacks the tar archive that was sent, compressed or not, into a folder of its own for as long as `work` takes: plain
 * files only. Throws `HttpError` (400, 413) for any other archive.
 */
export async function receiveFolder<T>(
  dataDir: string,
  archive: Buffer,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const files = await filesIn(archive)
  await mkdir(uploadsFolder(dataDir), { recursive: true })
  await using folder = await mkdtempDisposable(join(uploadsFolder(dataDir), 'upload-'))
  for (const [path, bytes] of files) await write(join(folder.path, path), bytes)
  return await work(folder.path)
}

type File = readonly [path: string, bytes: Uint8Array]

async function filesIn(archive: Buffer): Promise<File[]> {
  const entries = await entriesIn(archive)
  if (entries.length > MOST_ENTRIES) throw tooLarge()
  if (entries.length === 0) throw unreadable()
  return entries.filter(({ header }) => header.type !== 'directory').map(fileOf)
}

async function entriesIn(archive: Buffer): Promise<ParsedTarEntryWithData[]> {
  try {
    return await unpackTar(isGzip(archive) ? await unzip(archive) : archive)
  } catch (error) {
    throw hasCode(error, 'ERR_BUFFER_TOO_LARGE') ? tooLarge() : unreadable()
  }
}

const unzip = (archive: Buffer) => promisify(gunzip)(archive, { maxOutputLength: LARGEST_UPLOAD_BYTES })

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function fileOf({ header, data }: ParsedTarEntryWithData): File {
  const isFile = header.type === 'file' && data?.length === header.size
  if (isFile && PLAIN_PATH.test(header.name)) return [header.name, data]
  throw unreadable()
}

// A name that is there twice, is also that of a folder, or is too long for the disk.
async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes, { flag: 'wx' })
  } catch (error) {
    throw hasCode(error, 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG') ? unreadable() : error
  }
}

function tooLarge(): HttpError {
  return new HttpError(413, 'REQUEST_TOO_LARGE', requestTexts.tooLarge)
}

function unreadable(): HttpError {
  return new HttpError(400, 'RELEASE_UNREADABLE', t.releaseUnreadable)
}
