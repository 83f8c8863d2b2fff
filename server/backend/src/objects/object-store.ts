import type { Readable } from 'node:stream'

/** What is known of a stored object; the size is counted, never taken from the sender. */
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
  /** The name under which a browser saves the file, and the type it is told. */
  fileName: string
  contentType: string
  /** Seconds. */
  expiresIn: number
}

/**
 * Where files lie. Every path is `segment/segment/…` as `isObjectPath` allows, else `UnsafeObjectPath` is thrown.
 * A signed address lets a browser do one thing with one object for a while; its origin is left out when it is the site's own.
 */
export type ObjectStore = {
  /** Stores an object as a whole or not at all; one that is there already is replaced. */
  putObject(path: string, content: Uint8Array | Readable, label: ObjectLabel): Promise<void>
  headObject(path: string): Promise<ObjectFacts | null>
  /** The object, or its first bytes. The caller reads the content or destroys it. */
  getObject(path: string, firstBytes?: number): Promise<StoredObject | null>
  /** Copies an object with its label, all of it at one moment; false when there is none. */
  copyObject(from: string, to: string): Promise<boolean>
  /** Nothing happens when there is no such object. */
  deleteObject(path: string): Promise<void>
  signPut(permission: PutPermission): Promise<string>
  signGet(permission: GetPermission): Promise<string>
}

/** The metadata header of an upload: the name that the applicant's file had, percent-encoded. */
export const ORIGINAL_NAME_HEADER = 'x-amz-meta-original-file-name'

/** The store does not answer, or says no more than that it cannot do it now. */
export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable'
}

/** A path that could lead somewhere else than to an object. */
export class UnsafeObjectPath extends Error {
  override readonly name = 'UnsafeObjectPath'
}

const LONGEST_PATH = 300
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u
// The files beside the objects bear this ending.
const OURS = /\.about$/i

/** Whether a text is a path of an object: plain segments, none hidden, none that leads upwards. */
export function isObjectPath(path: string): boolean {
  return (
    path.length <= LONGEST_PATH && path.normalize('NFC') === path && path.split('/').every(isPlainSegment)
  )
}

/** Throws `UnsafeObjectPath` for everything that `isObjectPath` refuses. */
export function assertObjectPath(path: string): void {
  if (!isObjectPath(path)) throw new UnsafeObjectPath('The path of an object is not allowed.')
}

function isPlainSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !OURS.test(segment) && !segment.endsWith('.')
}
