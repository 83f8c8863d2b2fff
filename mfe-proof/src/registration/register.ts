import { RequestRefused } from 'api-client/errors'
import { askAboutEmptyFiles } from 'applicant-files/picker'
import type { Upload, UploadOutcome } from 'applicant-files/uploads'
import { failureMessage, reasonOrFailure } from 'applicant-flow/failure-message'
import { paths } from 'domain-rules/journey'
import type { ReactNode } from 'react'
import type { PressKeys } from 'remote-kit'
import { dialogs, queueGate, session } from 'shared-session'
import { refusalMessage } from './refusal-message.tsx'
import type { FileField, Registration } from './registration.ts'
import * as t from './texts.ko.ts'

/** The end of a registration: its message and its path. Without a path the person stays. */
type End = { message?: ReactNode; leadsTo?: string }

const GATEWAY_TIMEOUT = 504
const NOT_ALLOWED = ['PROOF_NOT_ALLOWED', 'PARCEL_NOT_ALLOWED']
const STAY: End = {}
const EXPIRED: End = { message: t.expired, leadsTo: paths.home }

/**
 * Registers a valid form in the steps of the specification (FILE-17 to FILE-27): question, uploads with their check,
 * files without content, record, and next path. After a lost response or a left line, the next press sends the same
 * files under the same key, so that the form is registered once (GP-25).
 * @returns the path to follow; null to stay
 */
export async function register<Body extends object>(
  registration: Registration<Body>,
  keys: PressKeys,
  signal: AbortSignal,
): Promise<string | null> {
  const { message, leadsTo = null } = await endOf(registration, keys, signal)
  if (message !== undefined) await dialogs.alert(message, { signal })
  return signal.aborted ? null : leadsTo
}

async function endOf<Body extends object>(
  registration: Registration<Body>,
  keys: PressKeys,
  signal: AbortSignal,
): Promise<End> {
  const { action, fields, messages } = registration
  if (!session.get().token) return EXPIRED
  if (!(await dialogs.confirm(messages.question ?? t.confirmation, undefined, { signal }))) return STAY

  const outcomes: (UploadOutcome & Pick<FileField, 'noNormalFile'>)[] = []
  // One field after the other, so that at most three transfers run at a time (FILE-18 to FILE-20).
  for (const { uploader, noNormalFile } of fields)
    outcomes.push({ noNormalFile, ...(await uploader.upload()) })
  if (signal.aborted) return STAY

  const unsent = outcomes.flatMap(outcome => outcome.unsent)
  if (unsent.length > 0) return { message: reasonOf(unsent) }

  const withoutNormal = outcomes.find(({ stored, empty }) => stored.length === 0 && empty.length > 0)
  if (withoutNormal) return { message: withoutNormal.noNormalFile }

  const empty = outcomes.flatMap(outcome => outcome.empty)
  if (empty.length > 0 && !(await mayGoWithout(empty, fields, signal))) return STAY
  const body = registration.bodyOf(outcomes.map(({ stored }) => stored))
  const sending = { body, keys, wasWithoutEmpty: empty.length > 0 }
  return inTurn(action, async () => (signal.aborted ? STAY : send(registration, sending)))
}

/**
 * Takes a turn for the call alone: uploads may take longer than a turn (PDIR-10). Without a turn the person stays.
 */
async function inTurn(action: string | undefined, call: () => Promise<End>): Promise<End> {
  if (!action) return call()
  const turn = await queueGate.inTurn(action, call)
  return turn?.result ?? STAY
}

/** Asks whether to continue without empty files; a yes removes them from their fields (FILE-21 to FILE-23). */
async function mayGoWithout(
  empty: readonly Upload[],
  fields: readonly FileField[],
  signal: AbortSignal,
): Promise<boolean> {
  const names = empty.map(({ name }) => name)
  if (!(await askAboutEmptyFiles(names, signal)) || signal.aborted) return false
  for (const { uploader } of fields) for (const { id } of empty) uploader.remove(id)
  return true
}

async function send<Body extends object>(
  { fields, forget, messages, leadsTo, ...registration }: Registration<Body>,
  { body, keys, wasWithoutEmpty }: { body: Body; keys: PressKeys; wasWithoutEmpty: boolean },
): Promise<End> {
  // The token may have expired during the uploads.
  if (!session.get().token) return EXPIRED
  try {
    await registration.send(body, { idempotencyKey: keys.keyFor(body) })
  } catch (error) {
    return endOfRefusal(error, messages)
  }
  keys.forget()
  for (const { uploader } of fields) uploader.clear()
  forget()
  const message = (wasWithoutEmpty && messages.doneWithoutEmpty) || messages.done
  return { message, leadsTo: typeof leadsTo === 'string' ? leadsTo : await leadsTo() }
}

/** Returns the reason that all files share; different ones are shown beside the files (ERR-06 to ERR-09). */
export function reasonOf(unsent: readonly Upload[]): string {
  const reasons = new Set(unsent.map(({ state }) => ('reason' in state ? state.reason : t.filesMissing)))
  const [reason = t.filesMissing, ...others] = reasons
  return others.length === 0 ? reason : t.filesMissing
}

/** Returns the server's sentence, if it sent one. Leads to the result if the status allows no proof (ERR-10 to ERR-12). */
function endOfRefusal(error: unknown, { failed, refused }: Registration<object>['messages']): End {
  if (!(error instanceof RequestRefused)) return { message: failureMessage(error, failed) }
  if (error.status === GATEWAY_TIMEOUT) return { message: t.timedOut }
  const message = refused ? refusalMessage(error, refused) : reasonOrFailure(error, failed)
  const isOver = NOT_ALLOWED.includes(error.errorCode ?? '')
  return { message, ...(isOver && { leadsTo: paths.result }) }
}
