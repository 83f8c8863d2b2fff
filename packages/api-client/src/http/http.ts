import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { readResponse, type Expectation } from './read-response.ts'
import { theClient } from './client.ts'
import { isPassRequired, pauseIn } from './refusals.ts'
import { TimedOut, TOO_MANY_REQUESTS, tooManyRequests, Unreachable } from '../errors/errors.ts'

/** The share of a body that has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A call with JSON in both directions. With a key, the server carries out a repeated press once (GP-25). */
export type JsonCall = {
  method: Method
  path: string
  body?: object | undefined
  idempotencyKey?: string | undefined
}

type Upload = {
  method?: Method
  idempotencyKey: string
  onProgress?: OnProgress | undefined
  /** True for a form with files, which may take longer. Default: false. */
  hasFiles?: boolean
}

/** Makes the call, and returns the content of the response in the expected shape. @throws RequestFailed */
export async function callJson<Content>(
  { method, path, body, idempotencyKey }: JsonCall,
  expected: Expectation<Content>,
): Promise<Content> {
  const response = await send(path, { method, data: body, ...keyed(idempotencyKey) })
  return readResponse(received(path, response), expected)
}

/** Like `callJson`, by POST, with or without a body. */
export function postJson<Content>(
  path: string,
  body: object | undefined,
  expected: Expectation<Content>,
): Promise<Content> {
  return callJson({ method: 'post', path, body }, expected)
}

/** Like `callJson`, for a call that changes nothing. Without a response it is repeated once (GP-25). */
async function callTwice<Content>(call: JsonCall, expected: Expectation<Content>): Promise<Content> {
  try {
    return await callJson(call, expected)
  } catch (error) {
    const gotNoResponse = error instanceof TimedOut || error instanceof Unreachable
    if (!gotNoResponse) throw error
    return callJson(call, expected)
  }
}

/** Like `postJson`, for a call that changes nothing. Without a response it is repeated once (GP-25). */
export function readJson<Content>(
  path: string,
  body: object | undefined,
  expected: Expectation<Content>,
): Promise<Content> {
  return callTwice({ method: 'post', path, body }, expected)
}

/** Like `readJson`, by GET. */
export function getJson<Content>(path: string, expected: Expectation<Content>): Promise<Content> {
  return callTwice({ method: 'get', path }, expected)
}

/** Like `postJson`, for a form. A repeated press with the same key has no effect (GP-25). */
export async function postForm<Content>(
  path: string,
  form: FormData,
  { method = 'post', idempotencyKey, onProgress, hasFiles = false }: Upload,
  expected: Expectation<Content>,
): Promise<Content> {
  const upload: AxiosRequestConfig = {
    method,
    data: form,
    ...keyed(idempotencyKey),
    ...(onProgress && { onUploadProgress: sentPart(onProgress) }),
  }
  const { timeoutMs, uploadTimeoutMs } = theClient()
  const response = await send(path, upload, hasFiles ? uploadTimeoutMs : timeoutMs)
  return readResponse(received(path, response), expected)
}

// The body of a refusal; null for the page of a gateway.
const JsonText = v.fallback(v.pipe(v.string(), v.parseJson()), null)

/** Fetches a file from the backend itself, with cookie and token. @throws RequestFailed */
export async function getFile(path: string): Promise<Blob> {
  const call: AxiosRequestConfig = { method: 'get', responseType: 'arraybuffer' }
  const response = await send(path, call, theClient().uploadTimeoutMs)
  const { status, data, headers } = response
  const bytes = data as ArrayBuffer
  if (status === 200) return new Blob([bytes], { type: String(headers['content-type'] ?? '') })
  const body = v.parse(JsonText, new TextDecoder().decode(bytes))
  return readResponse({ ...received(path, response), body }, { shape: v.never() })
}

/** Returns a response as `readResponse` takes it. Ids of other backends have other forms, and are left out. */
export function received(path: string, { status, data, headers }: AxiosResponse<unknown>) {
  const [supportCode] = /^[0-9a-f]{32}$/.exec(String(headers['x-request-id'])) ?? []
  return { path: withoutQuery(path), httpStatus: status, body: data, supportCode }
}

/** Returns a progress listener for axios that reports the share that has been sent. */
export function sentPart(onProgress: OnProgress) {
  return ({ progress = 0 }: { progress?: number | undefined }) => onProgress(progress)
}

function keyed(idempotencyKey: string | undefined): AxiosRequestConfig {
  // axios sends no header for an undefined key.
  return theClient().sendsIdempotencyKeys ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}
}

/**
 * Sends the call. If it is refused because it is not the person's turn, it is sent again at their turn (AMB-27); if the
 * site is read-only or in maintenance, once the person asks for it.
 */
export async function send(path: string, call: AxiosRequestConfig, timeoutMs = theClient().timeoutMs) {
  let response = await sendOnce(path, call, timeoutMs)
  while (await maySendAgain(response)) response = await sendOnce(path, call, timeoutMs)
  return response
}

async function maySendAgain(response: AxiosResponse<unknown>): Promise<boolean> {
  if (isPassRequired(response)) return theClient().waitForTurn()
  const pause = pauseIn(response)
  return pause !== null && theClient().waitWhilePaused(pause)
}

async function sendOnce(path: string, call: AxiosRequestConfig, timeoutMs: number) {
  // Not axios's own time-out: outside a browser it restarts with each byte of a slow response.
  const deadline = AbortSignal.timeout(timeoutMs)
  const response = await theClient()
    .http.request<unknown>({ ...call, url: path, signal: deadline })
    .catch((error: unknown) => {
      if (!axios.isAxiosError(error)) throw error
      const Failure = deadline.aborted ? TimedOut : Unreachable
      throw new Failure(withoutQuery(path), { cause: error })
    })
  if (response.status === TOO_MANY_REQUESTS) throw tooManyRequests(withoutQuery(path), retryAfterIn(response))
  return response
}

// A date instead of seconds is for proxies. Pages of another origin may not read the header.
function retryAfterIn({ headers }: AxiosResponse): number | null {
  const seconds = String(headers['retry-after'])
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null
}

/** Removes the query, which may hold a token, so that the path may be part of an error (GP-12). */
export function withoutQuery(path: string): string {
  return path.split('?', 1).join()
}
