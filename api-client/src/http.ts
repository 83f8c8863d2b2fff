import axios from 'axios'
import { readAnswer, type Expectation } from './answer.ts'
import { theClient } from './client.ts'
import { TimedOut, Unreachable } from './errors.ts'

/**
 * Posts a body as JSON and gives the answer in the expected shape.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function postJson<Answer>(
  path: string,
  body: object,
  expected: Expectation<Answer>,
): Promise<Answer> {
  const { status, data } = await send(path, body)
  return readAnswer({ path, httpStatus: status, body: data }, expected)
}

/** As `postJson`, for a call that changes nothing: when no answer came, it is repeated once by itself (GP-25). */
export async function readJson<Answer>(
  path: string,
  body: object,
  expected: Expectation<Answer>,
): Promise<Answer> {
  try {
    return await postJson(path, body, expected)
  } catch (error) {
    const gotNoAnswer = error instanceof TimedOut || error instanceof Unreachable
    if (!gotNoAnswer) throw error
    return postJson(path, body, expected)
  }
}

async function send(path: string, body: object) {
  const client = theClient()
  // Not axios's own time-out: outside a browser it starts anew with each byte of a trickling answer.
  const deadline = AbortSignal.timeout(client.timeoutMs)
  try {
    return await client.http.post<unknown>(path, body, { signal: deadline })
  } catch (error) {
    if (!axios.isAxiosError(error)) throw error
    throw deadline.aborted ? new TimedOut(path, { cause: error }) : new Unreachable(path, { cause: error })
  }
}
