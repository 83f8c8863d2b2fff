import axios from 'axios'
import { theClient } from './client.ts'
import { RequestRefused, TimedOut, UnexpectedAnswer, Unreachable } from '../errors/errors.ts'
import { sentPart, withoutQuery, type OnProgress } from './http.ts'

/** How long a transfer may stand still, in milliseconds (AMB-63), and what calls it off. */
export type TransferOptions = { timeoutMs: number; signal?: AbortSignal | undefined }

type FileTransfer = TransferOptions & {
  headers: Record<string, string>
  onProgress?: OnProgress | undefined
}

/**
 * Sends a file to an address that the server has signed. It may lie on another host, so nothing says who asks. As long as
 * bytes go out it is not late, however slow the line.
 * @throws RequestRefused, TimedOut, Unreachable, and the signal's reason when it is aborted
 */
export async function putFile(address: string, file: File, options: FileTransfer): Promise<void> {
  const { headers, onProgress } = options
  const url = theClient().http.getUri({ url: address })
  await watched(address, options, async (signal, moved) => {
    const onUploadProgress = (event: { progress?: number | undefined }) => {
      moved()
      if (onProgress) sentPart(onProgress)(event)
    }
    try {
      await axios.put(url, file, { headers, signal, withCredentials: false, onUploadProgress })
    } catch (error) {
      if (!axios.isAxiosError(error) || !error.response) throw error
      throw new RequestRefused(withoutQuery(address), { status: error.response.status, message: '' })
    }
  })
}

/**
 * A file from an address that the server has signed. It may lie on another host, so nothing says who asks.
 * @throws RequestRefused, TimedOut, Unreachable, and the signal's reason when it is aborted
 */
export async function fetchFile(address: string, options: TransferOptions): Promise<Blob> {
  return watched(address, options, async signal => (await fetchSigned(address, { signal })).blob())
}

/**
 * The size in bytes of the file at an address that the server has signed, without fetching it: its first byte comes with
 * the size of the whole.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer, and the signal's reason when it is aborted
 */
export async function fetchSize(address: string, options: TransferOptions): Promise<number> {
  return watched(address, options, async signal => {
    const answer = await fetchSigned(address, { signal, headers: { range: 'bytes=0-0' } })
    const size = await sizeIn(answer)
    if (Number.isInteger(size)) return size
    throw new UnexpectedAnswer(withoutQuery(address), `HTTP ${answer.status}; it does not say its size`)
  })
}

const EMPTY_HAS_NO_FIRST_BYTE = 416

async function sizeIn(answer: Response): Promise<number> {
  if (answer.status === EMPTY_HAS_NO_FIRST_BYTE) return 0
  // A store that knows no parts sends the whole file.
  if (answer.status === 200) return (await answer.blob()).size
  return Number(answer.headers.get('content-range')?.split('/')[1] ?? NaN)
}

async function fetchSigned(address: string, request: RequestInit): Promise<Response> {
  const url = theClient().http.getUri({ url: address })
  const answer = await fetch(url, { ...request, credentials: 'omit' })
  const isSize = answer.status === EMPTY_HAS_NO_FIRST_BYTE && request.headers !== undefined
  if (answer.ok || isSize) return answer
  throw new RequestRefused(withoutQuery(address), { status: answer.status, message: '' })
}

/** Runs a transfer that ends when it stands still for too long, or is called off; says which of the two it was. */
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
    if (error instanceof RequestRefused || error instanceof UnexpectedAnswer) throw error
    const Failure = ending.signal.aborted ? TimedOut : Unreachable
    throw new Failure(withoutQuery(address), { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
