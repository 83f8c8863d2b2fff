import type { Readable } from 'node:stream'
import type { QueueStep } from 'domain-rules/queue'
import type * as v from 'valibot'
import type { LimitName } from '../limits/limits.ts'

/** 'open' is for everyone; 'applicant' needs the session cookie, else 401 `AUTH_EXPIRED`. */
export type Access = 'open' | 'applicant'

type Schema = v.GenericSchema

/** What a call takes as multipart: files by their field names, and fields that hold JSON. Other fields are plain text. */
export type FileParts = {
  names: readonly string[]
  jsonParts?: readonly string[]
  largestBytes: number
}

/** An answer that is no JSON: a file or a page. */
export type RawAnswer = { contentType: string }

/** What was asked, as the call's schemas have read it. */
export type AskedOf = { body?: unknown; query?: unknown }

/** One call of the contract, as data: what is served, checked and published at /openapi.json comes from here. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what `params` describes. */
  path: `/${string}`
  summary: string
  access: Access
  /** Also served under /admin-api, to those who may use the admin backend. */
  admin?: true
  /** Whose count it shares; without one it is counted by itself. */
  limit?: LimitName
  /** In whose turns at the waiting room it is served: one of these will do, and none is needed where there are none. */
  turns?(asked: AskedOf): readonly QueueStep[]
  /** A page in the window of an identity provider. */
  isInPopup?: true
  query?: Schema
  params?: Schema
  /** Of a multipart call: its fields, the JSON ones already read. */
  body?: Schema
  files?: FileParts
  answer: Schema | RawAnswer
  /** What is said of a request that does not fit, where the call has words of its own. */
  malformed?: { errorCode: string; message: string }
}

/** A file that was sent. It lies in a temporary folder that is gone once the call has answered. */
export type SentFile = { fileName: string; contentType: string; path: string; size: number; sha256: string }

type Read<C, Part extends string> =
  C extends Record<Part, infer S extends Schema> ? v.InferOutput<S> : undefined

export type BodyOf<C extends Call> = Read<C, 'body'>
export type QueryOf<C extends Call> = Read<C, 'query'>
export type ParamsOf<C extends Call> = Read<C, 'params'>
export type FilesOf<C extends Call> = C extends { files: { names: readonly (infer Name extends string)[] } }
  ? Partial<Record<Name, SentFile>>
  : undefined

export type AnswerOf<C extends Call> = C['answer'] extends infer S extends Schema
  ? v.InferInput<S>
  : string | Buffer | Readable

/** Keeps the exact types of a call's schemas. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
