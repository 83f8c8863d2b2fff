import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { readAnswer, type Expectation } from './read-response.ts'
import { theClient } from './client.ts'
import { saysPassRequired } from './refused-turn.ts'
import {
  RequestRefused,
  TimedOut,
  TOO_MANY_REQUESTS,
  tooManyRequests,
  UnexpectedAnswer,
  Unreachable,
} from '../errors/errors.ts'

/** The share of a body that has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A call with JSON in both directions. With a key, pressing again does it once (GP-25). */
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
  /** Without files it takes no longer than any other call; yes unless it is said. */
  hasFiles?: boolean
}

/**
 * Makes the call, and gives the answer in the expected shape.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function callJson<Answer>(
  { method, path, body, idempotencyKey }: JsonCall,
  expected: Expectation<Answer>,
): Promise<Answer> {
  const { status, data } = await send(path, { method, data: body, ...keyed(idempotencyKey) })
  return readAnswer({ path: withoutQuery(path), httpStatus: status, body: data }, expected)
}

/** As `callJson`, for a body that is posted, or none. */
export function postJson<Answer>(
  path: string,
  body: object | undefined,
  expected: Expectation<Answer>,
): Promise<Answer> {
  return callJson({ method: 'post', path, body }, expected)
}

/** As `callJson`, for a call that changes nothing: when no answer came, it is repeated once by itself (GP-25). */
async function callTwice<Answer>(call: JsonCall, expected: Expectation<Answer>): Promise<Answer> {
  try {
    return await callJson(call, expected)
  } catch (error) {
    const gotNoAnswer = error instanceof TimedOut || error instanceof Unreachable
    if (!gotNoAnswer) throw error
    return callJson(call, expected)
  }
}

/** As `postJson`, for a call that changes nothing: when no answer came, it is repeated once by itself (GP-25). */
export function readJson<Answer>(
  path: string,
  body: object | undefined,
  expected: Expectation<Answer>,
): Promise<Answer> {
  return callTwice({ method: 'post', path, body }, expected)
}

/** As `readJson`, for what is got by its path alone. */
export function getJson<Answer>(path: string, expected: Expectation<Answer>): Promise<Answer> {
  return callTwice({ method: 'get', path }, expected)
}

/** As `postJson`, for a form: with files it may take longer, and pressing again with the same key does it once (GP-25). */
export async function postForm<Answer>(
  path: string,
  form: FormData,
  { method = 'post', idempotencyKey, onProgress, hasFiles = true }: Upload,
  expected: Expectation<Answer>,
): Promise<Answer> {
  const upload: AxiosRequestConfig = {
    method,
    data: form,
    ...keyed(idempotencyKey),
    ...(onProgress && { onUploadProgress: sentPart(onProgress) }),
  }
  const { timeoutMs, uploadTimeoutMs } = theClient()
  const { status, data } = await send(path, upload, hasFiles ? uploadTimeoutMs : timeoutMs)
  return readAnswer({ path, httpStatus: status, body: data }, expected)
}

/**
 * Fetches a page, in a browser only, and reads what is wanted in it; null stands for a page without it. Nothing in the
 * page runs. A page that stands for a refusal says why in its element of role `alert`; JSON in the place of a page says
 * it in its message.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function readPage<Wanted>(
  path: string,
  wantedIn: (page: Document) => Wanted | null,
): Promise<Wanted> {
  const headers = { Accept: 'text/html' }
  const { status, data } = await send(path, { method: 'get', responseType: 'document', headers })
  const asked = withoutQuery(path)
  if (!(data instanceof Document)) return whyNoPage(path)
  const message = data.querySelector('[role="alert"]')?.textContent.trim() ?? ''
  if (message || status < 200 || status > 299) throw new RequestRefused(asked, { status, message })
  const wanted = wantedIn(data)
  if (wanted === null) throw new UnexpectedAnswer(asked, `HTTP ${status}; expected another page`)
  return wanted
}

// A browser that was asked for a document keeps nothing of another answer, so the reason has to be asked for again.
async function whyNoPage(path: string): Promise<never> {
  const { status, data } = await send(path, { method: 'get' })
  const answer = { path: withoutQuery(path), httpStatus: status, body: data }
  return readAnswer(answer, { successStatus: 'a page', shape: v.never() })
}

/**
 * Fetches a file from the backend itself, which knows who asks.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function getFile(path: string): Promise<Blob> {
  const call: AxiosRequestConfig = { method: 'get', responseType: 'arraybuffer' }
  const { status, data, headers } = await send(path, call, theClient().uploadTimeoutMs)
  const bytes = data as ArrayBuffer
  if (status === 200) return new Blob([bytes], { type: String(headers['content-type'] ?? '') })
  const body = jsonIn(new TextDecoder().decode(bytes))
  return readAnswer({ path, httpStatus: status, body }, { shape: v.never() })
}

/** What axios hears of an upload, as the share that has been sent. */
export function sentPart(onProgress: OnProgress) {
  return ({ progress = 0 }: { progress?: number | undefined }) => onProgress(progress)
}

function keyed(idempotencyKey: string | undefined): AxiosRequestConfig {
  const isSent = idempotencyKey !== undefined && theClient().sendsIdempotencyKeys
  return isSent ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}
}

/** Sends the call; when it comes back because it was not the person's turn, it is sent again once it is (AMB-27). */
async function send(path: string, call: AxiosRequestConfig, timeoutMs = theClient().timeoutMs) {
  let answer = await sendOnce(path, call, timeoutMs)
  while (saysPassRequired(answer) && (await theClient().waitForTurn())) {
    answer = await sendOnce(path, call, timeoutMs)
  }
  return answer
}

async function sendOnce(path: string, call: AxiosRequestConfig, timeoutMs: number) {
  // Not axios's own time-out: outside a browser it starts anew with each byte of a trickling answer.
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer = await theClient()
    .http.request<unknown>({ ...call, url: path, signal: deadline })
    .catch((error: unknown) => {
      if (!axios.isAxiosError(error)) throw error
      const Failure = deadline.aborted ? TimedOut : Unreachable
      throw new Failure(withoutQuery(path), { cause: error })
    })
  if (answer.status === TOO_MANY_REQUESTS) throw tooManyRequests(withoutQuery(path), retryAfterIn(answer))
  return answer
}

// A time of day instead of seconds is for proxies; pages of another origin may not see the header at all.
function retryAfterIn({ headers }: AxiosResponse): number | null {
  const seconds = String(headers['retry-after'] ?? '')
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return text
  }
}

// What an error says may be kept; a query may hold a token (GP-12).
/** A path as it may be kept in an error. */
export function withoutQuery(path: string): string {
  return path.split('?', 1).join()
}
