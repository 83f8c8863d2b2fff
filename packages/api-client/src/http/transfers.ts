import axios from 'axios'
import { theClient } from './client.ts'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from '../errors/errors.ts'
import { sentPart, withoutQuery, type OnProgress } from './http.ts'

/** Longest pause of a transfer without progress, in milliseconds (AMB-63), and a signal to abort it. */
export type TransferOptions = { timeoutMs: number; signal?: AbortSignal | undefined }

type FileTransfer = TransferOptions & {
  headers: Record<string, string>
  onProgress?: OnProgress | undefined
}

/**
 * Sends a file to an address signed by the server. It may be on another host, so no cookie or token is sent. A slow
 * transfer is not late while bytes are sent.
 * @throws RequestRefused, TimedOut, Unreachable, and the signal's reason if aborted
 */
export async function putFile(address: string, file: File, options: FileTransfer): Promise<void> {
  const { headers, onProgress } = options
  const url = theClient().http.getUri({ url: address })
  await watched(address, options, async (signal, moved) => {
    const onUploadProgress = (event: { progress?: number | undefined }) => {
      moved()
      if (onProgress) sentPart(onProgress)(event)
    }
    const request = { headers, signal, withCredentials: false, onUploadProgress, validateStatus: null }
    const { status } = await axios.put(url, file, request)
    if (status >= 300) throw refusal(address, status)
  })
}

/** Fetches a file without cookie or token. @throws RequestRefused, TimedOut, Unreachable, abort reasons */
export async function fetchFile(address: string, options: TransferOptions): Promise<Blob> {
  return watched(address, options, async signal => (await fetchSigned(address, { signal })).blob())
}

/**
 * Returns the size in bytes of the file at a signed address. Fetches its first byte only: the range names the size of the
 * whole.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedResponse, and the signal's reason if aborted
 */
export async function fetchSize(address: string, options: TransferOptions): Promise<number> {
  return watched(address, options, async signal => {
    const response = await fetchSigned(address, { signal, headers: { range: 'bytes=0-0' } })
    const size = await sizeIn(response)
    if (Number.isInteger(size)) return size
    throw new UnexpectedResponse(
      withoutQuery(address),
      `HTTP ${response.status}; content-range: expected a size`,
    )
  })
}

const EMPTY_HAS_NO_FIRST_BYTE = 416

async function sizeIn(response: Response): Promise<number> {
  if (response.status === EMPTY_HAS_NO_FIRST_BYTE) return 0
  // A store without ranges sends the whole file.
  if (response.status === 200) return (await response.blob()).size
  return Number(response.headers.get('content-range')?.split('/')[1])
}

async function fetchSigned(address: string, request: RequestInit): Promise<Response> {
  const url = theClient().http.getUri({ url: address })
  const response = await fetch(url, { ...request, credentials: 'omit' })
  const isSize = response.status === EMPTY_HAS_NO_FIRST_BYTE && request.headers !== undefined
  if (response.ok || isSize) return response
  throw refusal(address, response.status)
}

/** A store has no sentence for the person. */
function refusal(address: string, status: number): RequestRefused {
  return new RequestRefused(withoutQuery(address), { status, message: '' })
}

/** Runs a transfer. @throws TimedOut after a pause of `timeoutMs`, Unreachable, the signal's reason if aborted */
async function watched<Result>(
  address: string,
  { timeoutMs, signal }: TransferOptions,
  transfer: (signal: AbortSignal, moved: () => void) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  const ending = new AbortController()
  const end = () => ending.abort()
  let timer = setTimeout(end, timeoutMs)
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(end, timeoutMs)
  }
  signal?.addEventListener('abort', end)
  try {
    return await transfer(ending.signal, moved)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof RequestRefused || error instanceof UnexpectedResponse) throw error
    const Failure = ending.signal.aborted ? TimedOut : Unreachable
    throw new Failure(withoutQuery(address), { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
