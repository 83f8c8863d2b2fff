import { messageFor, RequestRefused, TimedOut, Unreachable, UploadFailed } from 'api-client/errors'
import { FILE_NOT_FOUND } from 'api-client/files'
import type { Prepared } from '../prepare/prepare-file.ts'
import type { Connection } from './connection.ts'
import * as t from './texts.ko.ts'
import type { StoredFile, Upload, UploadEvent, UploadState } from './upload-list.ts'

/** The steps of a transfer and their surroundings. Each step rejects with the signal's reason when it is aborted. */
export type Way = {
  prepare: (file: File, signal: AbortSignal) => Promise<Prepared>
  send: (file: File, options: SendOptions) => Promise<StoredFile>
  /** The size in bytes that the store has counted. */
  sizeOf: (filePath: string, signal: AbortSignal) => Promise<number>
  connection: Connection
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

type SendOptions = { onProgress: (sent: number) => void; signal: AbortSignal }

type Trip = { way: Way; signal: AbortSignal; apply: (event: UploadEvent) => void }

/** The pauses before a broken transfer is tried again; there are no more tries than pauses. */
const PAUSES_MS = [1_000, 4_000]

/**
 * Carries one file to the store: prepares it, sends it, and checks the size in the store (FILE-18 to FILE-20). A file
 * that has arrived is not sent again. An interruption of the connection or of the page is no failure: the file waits
 * for its next turn.
 * @throws errors that have no name of ours
 */
export async function carry(file: Upload, trip: Trip): Promise<void> {
  const { way, signal, apply } = trip
  const interruptions = way.connection.interruptions()
  try {
    apply({ kind: 'moved', id: file.id, to: await stateAfterTrip(file, trip) })
  } catch (error) {
    if (signal.aborted) return
    const wasInterrupted = !way.connection.isOnline() || way.connection.interruptions() !== interruptions
    if (wasInterrupted && isOfTheLine(error))
      return apply({ kind: 'moved', id: file.id, to: { kind: 'waiting' } })

    const pause = isBroken(error) ? PAUSES_MS[file.breaks] : undefined
    if (pause === undefined) return apply({ kind: 'moved', id: file.id, to: failure(error) })
    await way.wait(pause, signal).catch(unlessAborted(signal))
    if (!signal.aborted) apply({ kind: 'broke', id: file.id })
  }
}

async function stateAfterTrip(file: Upload, trip: Trip): Promise<UploadState> {
  if (file.stored) return stateInStore(file, file.stored, trip)
  if (!file.content) return { kind: 'failed', reason: t.chooseAgain }
  const { way, signal, apply } = trip
  const move = (to: UploadState) => apply({ kind: 'moved', id: file.id, to })

  move({ kind: 'preparing' })
  const prepared = await way.prepare(file.content, signal)
  if (!prepared.ok) return { kind: 'refused', reason: prepared.reason }

  move({ kind: 'uploading', sent: 0 })
  const onProgress = (sent: number) => signal.aborted || move({ kind: 'uploading', sent })
  const stored = await way.send(prepared.file, { onProgress, signal })
  apply({ kind: 'arrived', id: file.id, stored })
  return stateInStore(file, stored, trip)
}

async function stateInStore(file: Upload, stored: StoredFile, trip: Trip): Promise<UploadState> {
  const { way, signal, apply } = trip
  const size = await way.sizeOf(stored.filePath, signal).catch(nothingWhenLost)
  if (size === stored.size) return { kind: 'done' }

  apply({ kind: 'lost', id: file.id })
  if (size === 0) return { kind: 'empty' }
  // The store may have removed a file of an earlier visit. If its content is at hand, it is sent again.
  if (size === null && file.stored) return stateAfterTrip({ ...file, stored: null }, trip)
  return { kind: 'failed', reason: t.uploadFailed }
}

function nothingWhenLost(error: unknown): null {
  if (error instanceof RequestRefused && error.errorCode === FILE_NOT_FOUND) return null
  throw error
}

function failure(error: unknown): UploadState {
  const cause = causeOf(error)
  const reason = messageFor(error)
  if (!(cause instanceof RequestRefused)) return { kind: 'failed', reason }
  // No other try makes such a file a clean one.
  if (cause.errorCode === 'FILE_INFECTED') return { kind: 'refused', reason }
  return { kind: 'failed', reason, status: cause.status }
}

function isOfTheLine(error: unknown): boolean {
  return isBroken(error) || causeOf(error) instanceof TimedOut
}

function isBroken(error: unknown): boolean {
  return causeOf(error) instanceof Unreachable
}

/** Returns the cause of a failed transfer. */
function causeOf(error: unknown): unknown {
  return error instanceof UploadFailed ? error.cause : error
}

function unlessAborted(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error
  }
}
