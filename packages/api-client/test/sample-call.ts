import * as v from 'valibot'
import { expect } from 'vitest'
import { postJson } from '../src/http/http.ts'
import { respondJson } from './local-server.ts'

export const expected = { successStatus: '200', shape: v.object({ result: v.string() }) }

/** A response that is as expected. */
export const fine = respondJson({ status: 200, result: '좋음' })

// A query may hold a token, which no error may repeat (GP-12).
export const ask = () => postJson('/ask?token=secret', {}, expected)

/** Returns the error of a call. A call that succeeds fails the test. */
export function failureOf(call: Promise<unknown>) {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    error => error,
  )
}
