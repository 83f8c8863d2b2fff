import type { Readable } from 'node:stream'

/** The facts of a stored object; the size is counted, never taken from the sender. */
export type ObjectFacts = { path: string; size: number; contentType: string; originalName: string | null }

export type StoredObject = ObjectFacts & { content: Readable }

export type ObjectLabel = { contentType: string; originalName: string | null }

export type PutPermission = {
  path: string
  contentType: string
  /** Sent with the bytes as `ORIGINAL_NAME_HEADER`, percent-encoded. */
  originalName: string
  maxBytes: number
  /** Seconds. */
  expiresIn: number
}

export type GetPermission = {
  path: string
  /** The name under which a browser saves the file, and its media type. */
  fileName: string
  contentType: string
  /** Seconds. */
  expiresIn: number
}

/**
 * A store of files. Every path is `segment/segment/…` as `isObjectPath` allows, else `UnsafeObjectPath` is thrown. A
 * signed address allows a browser one operation on one object for a while; addresses of the site itself have no
 * origin.
 */
export type ObjectStore = {
  /** Stores an object as a whole or not at all; an existing one is replaced. */
  putObject(path: string, content: Uint8Array | Readable, label: ObjectLabel): Promise<void>
  headObject(path: string): Promise<ObjectFacts | null>
  /**
   * Returns the object, or so many of its first bytes (one at least); null if there is none. The caller reads the
   * content or destroys it.
   */
  getObject(path: string, firstBytes?: number): Promise<StoredObject | null>
  /** Copies an object with its label, atomically; false if there is none. */
  copyObject(from: string, to: string): Promise<boolean>
  /** Does nothing if there is no such object. */
  deleteObject(path: string): Promise<void>
  signPut(permission: PutPermission): Promise<string>
  signGet(permission: GetPermission): Promise<string>
}

/** The metadata header of an upload: the original name of the applicant's file, percent-encoded. */
export const ORIGINAL_NAME_HEADER = 'x-amz-meta-original-file-name'

/** The store does not respond, or responds that it cannot do it now. */
export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable'
}

/** A path that could lead to something other than an object. */
export class UnsafeObjectPath extends Error {
  override readonly name = 'UnsafeObjectPath'
}

const LONGEST_PATH = 300
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u
// The files with the facts of objects have this ending.
const OURS = /\.about$/i

/** Returns true for the path of an object: plain segments, none hidden, none that leads upwards. */
export function isObjectPath(path: string): boolean {
  return (
    path.length <= LONGEST_PATH && path.normalize('NFC') === path && path.split('/').every(isPlainSegment)
  )
}

/** Throws `UnsafeObjectPath` for every path that `isObjectPath` refuses. */
export function assertObjectPath(path: string): void {
  if (!isObjectPath(path)) throw new UnsafeObjectPath('The path of an object is not allowed.')
}

function isPlainSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !OURS.test(segment) && !segment.endsWith('.')
}
