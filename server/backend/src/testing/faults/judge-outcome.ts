import { blurred } from './stored-state.ts'

/** A response, its steps, all changes since the call was first tried, and the faults of connections and files. */
export type Outcome = { status: number; body: string; changes: string[]; steps: string[]; untidy: string[] }

// Left to the sweep after a day; a call that is to leave such a row has it among its changes.
const UNUSED_UPLOAD = /^\+ file .*"attached_at":null/

/** Returns the changes without uploads that the sweep removes later, unless they are expected. */
function lasting(changes: readonly string[], expected: readonly string[]): string[] {
  return changes.filter(change => expected.includes(change) || !UNUSED_UPLOAD.test(change))
}

/** Returns what is wrong with a call one of whose steps has failed. */
export function wrongWith(failed: Outcome, done: Outcome): string[] {
  const changes = lasting(failed.changes, done.changes)
  const isDone = isSame(changes, done.changes)
  const isSuccess = failed.status === done.status && blurred(failed.body) === blurred(done.body)
  return [
    ...failed.untidy,
    ...(isDone || changes.length === 0 ? [] : [`half a change: ${changes.join(' ')}`]),
    ...(isSuccess && !isDone ? ['a success without its change'] : []),
    ...(isSuccess || isServerError(failed) ? [] : [`response ${failed.status} ${failed.body}`]),
  ]
}

/** Returns what is wrong with the repetition: it is as after a success, or as a first request if nothing was done. */
export function wrongAfter(
  failed: Outcome,
  repeated: Outcome,
  { done, again }: Record<'done' | 'again', Outcome>,
): string[] {
  const expected = lasting(failed.changes, done.changes).length === 0 ? done : again
  const changes = lasting(repeated.changes, expected.changes)
  return [
    ...repeated.untidy,
    ...(again.status < 500 ? [] : [`repeated after a success: ${again.status} ${again.body}`]),
    ...(repeated.status === expected.status ? [] : [`repeated: ${repeated.status} ${repeated.body}`]),
    ...(isSame(changes, expected.changes) ? [] : [`repeated: ${changes.join(' ')}`]),
  ]
}

const KOREAN_SENTENCE = /[가-힣].*[.다요]/

/** Returns true for an error in the specification's form that shows nothing of the inside. */
function isServerError({ status, body }: Outcome): boolean {
  const { errorCode, message } = Object(status >= 500 ? JSON.parse(body) : null)
  return /^[A-Z_]+$/.test(errorCode) && KOREAN_SENTENCE.test(message) && !/[a-z]/.test(message)
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
