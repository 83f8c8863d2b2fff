import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type * as v from 'valibot'

type Schema = v.GenericSchema

/** The multipart body of a call: files by their field names, and fields that hold JSON. Other fields are plain text. */
export type FileParts = { names: readonly string[]; jsonParts?: readonly string[]; largestBytes: number }

/** A response that is no JSON: a file, a page, or a stream of events whose data `schema` describes. */
export type RawResponse = { contentType: string; schema?: Schema }

/** One call of a contract, as data: serving, checking and `/openapi.json` all start from here. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each entry of `params`. */
  path: `/${string}`
  summary: string
  /** Further sentences about it for its callers. */
  notes?: readonly string[]
  query?: Schema
  params?: Schema
  /** The fields of a multipart call; the JSON ones are already parsed. */
  body?: Schema
  /** The content types of a body that is read as bytes. */
  bytes?: readonly string[]
  files?: FileParts
  /** Null for a response without a body. */
  response: Schema | RawResponse | null
  /** The statuses of a response, the usual one first; 200 if none is given. */
  statuses?: readonly number[]
  /** The refusals of this call beyond a request that does not fit: the sentence for each status. */
  refusals?: Readonly<Record<number, string>>
}

/** A received file. It is stored in a temporary folder, which is removed once the call has responded. */
export type SentFile = { fileName: string; contentType: string; path: string; size: number; sha256: string }

type Read<C, Part extends string> =
  C extends Record<Part, infer S extends Schema> ? v.InferOutput<S> : undefined

export type BodyOf<C extends Call> = C extends { bytes: readonly string[] } ? Buffer : Read<C, 'body'>
export type QueryOf<C extends Call> = Read<C, 'query'>
export type ParamsOf<C extends Call> = Read<C, 'params'>
export type FilesOf<C extends Call> = C extends { files: { names: readonly (infer Name extends string)[] } }
  ? Partial<Record<Name, SentFile>>
  : undefined

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

export type ResponseOf<C extends Call> = C['response'] extends infer S extends Schema
  ? DeepReadonly<v.InferInput<S>>
  : C['response'] extends null
    ? void | FastifyReply
    : string | Buffer | Readable | FastifyReply
