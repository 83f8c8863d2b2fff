import * as v from 'valibot'
import { CallRefused, refusalIn, SiteUnreachable } from './errors.ts'

type Schema = v.GenericSchema

/** A call as its package declares it, with JSON as its response. */
export type JsonCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  params?: Schema
  query?: Schema
  body?: Schema
  response: Schema
  statuses?: readonly number[]
}

type Part<C, Name extends string> =
  C extends Record<Name, infer S extends Schema>
    ? object extends v.InferInput<S>
      ? { [N in Name]?: v.InferInput<S> }
      : { [N in Name]: v.InferInput<S> }
    : unknown

/** The parts of a request, as the schemas of its call describe them. */
export type InputOf<C extends JsonCall> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type OutputOf<C extends JsonCall> = v.InferOutput<C['response']>

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

type Options = {
  headers?: Record<string, string>
  timeoutMs?: number
  /** The sentence for a call without a response. */
  unreachable: string
  /** The sentence for a response of another shape. */
  unexpected: string
}

/** Sends a declared call. Throws `CallRefused`, or `SiteUnreachable` without a response of the declared shape. */
export async function sendCall<C extends JsonCall>(
  call: C,
  input: InputOf<C>,
  { headers, timeoutMs, unreachable, unexpected }: Options,
): Promise<OutputOf<C>> {
  const { body } = input as Input
  const response = await received(unreachable, () =>
    fetch(addressOf(call, input), {
      method: call.method,
      cache: 'no-store',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
    }),
  )
  const isResponse = response.ok || call.statuses?.includes(response.status)
  const json = await received(unreachable, async () => {
    if (isResponse) return response.json()
    throw await refusalIn(response)
  })
  return readAs(call.response, json, unexpected)
}

/** Returns the address of a call with its parameters and query filled in. */
export function addressOf<C extends JsonCall>(call: C, input: InputOf<C>): string {
  const { params = {}, query } = input as Input
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

/** Returns the value in the shape of the schema. Throws `SiteUnreachable` with the sentence if it has another. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown, unexpected: string): T {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  throw new SiteUnreachable(unexpected)
}

async function received<T>(unreachable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallRefused) throw error
    throw new SiteUnreachable(unreachable, { cause: error })
  }
}
