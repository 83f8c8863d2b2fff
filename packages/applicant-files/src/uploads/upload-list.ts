import type { SentFile } from 'api-client/files'

/** The largest number of transfers at a time. */
export const AT_ONCE = 3

/** A file in the store. It has no effect until something is submitted with its path. */
export type StoredFile = SentFile

/** The state of a file. `refused` is never sent, `failed` may be tried again, `empty` has no content anywhere. */
export type UploadState =
  | { kind: 'inspecting' }
  | { kind: 'chosen' | 'waiting' | 'preparing' | 'checking' | 'done' | 'empty' }
  | { kind: 'uploading'; sent: number }
  | { kind: 'refused'; reason: string }
  /** `status` is the HTTP status of a refusal. */
  | { kind: 'failed'; reason: string; status?: number }

export type Upload = {
  id: string
  /** The name and the size in bytes that the file had when it was chosen. */
  name: string
  size: number
  /** The content; null for a file that arrived before a reload. */
  content: File | null
  state: UploadState
  /** Set once its bytes have arrived: another try then only checks them. */
  stored: StoredFile | null
  /** The number of broken connections since the person last asked to send it. */
  breaks: number
}

export type UploadList = { files: readonly Upload[]; isOnline: boolean }

export type UploadEvent =
  | { kind: 'added'; files: readonly Upload[] }
  | { kind: 'removed'; id: string }
  /** All chosen and failed files are to be sent. */
  | { kind: 'started' }
  | { kind: 'retried'; id: string }
  | { kind: 'moved'; id: string; to: UploadState }
  | { kind: 'inspected'; id: string; content: File }
  | { kind: 'arrived'; id: string; stored: StoredFile }
  | { kind: 'lost'; id: string }
  /** The connection broke: the file waits for another turn. */
  | { kind: 'broke'; id: string }
  /** All transfers end; their files stay chosen. */
  | { kind: 'stopped' }
  | { kind: 'lineChanged'; isOnline: boolean }

const ON_THE_WAY: readonly UploadState['kind'][] = ['preparing', 'uploading', 'checking']

/** Returns the list after an event. Events of a file that was removed change nothing. */
export function after(list: UploadList, event: UploadEvent): UploadList {
  switch (event.kind) {
    case 'added':
      return { ...list, files: [...list.files, ...event.files] }
    case 'removed':
      return { ...list, files: list.files.filter(({ id }) => id !== event.id) }
    case 'lineChanged':
      return { ...list, isOnline: event.isOnline }
    case 'started':
      return each(list, file => (mayStart(file) ? setOut(file) : file))
    case 'stopped':
      return each(list, file => (isPending(file) ? { ...file, state: { kind: 'chosen' } } : file))
    default:
      return each(list, file => (file.id === event.id ? changed(file, event) : file))
  }
}

type EventOfOne = Extract<UploadEvent, { id: string }>

function changed(file: Upload, event: Exclude<EventOfOne, { kind: 'removed' }>): Upload {
  switch (event.kind) {
    case 'retried':
      return file.state.kind === 'failed' ? setOut(file) : file
    case 'moved':
      return { ...file, state: event.to }
    case 'inspected':
      return { ...file, content: event.content, state: { kind: 'chosen' } }
    case 'arrived':
      return { ...file, stored: event.stored, state: { kind: 'checking' } }
    case 'lost':
      return { ...file, stored: null }
    case 'broke':
      return { ...file, breaks: file.breaks + 1, state: { kind: 'waiting' } }
  }
}

function setOut(file: Upload): Upload {
  return { ...file, breaks: 0, state: { kind: 'waiting' } }
}

function each(list: UploadList, change: (file: Upload) => Upload): UploadList {
  return { ...list, files: list.files.map(change) }
}

/** Returns whether a transfer of the file is running, so that it takes one of the places. */
function isOnTheWay({ state }: Upload): boolean {
  return ON_THE_WAY.includes(state.kind)
}

/** Returns whether the state of a file will still change by itself. */
export function isPending(file: Upload): boolean {
  return file.state.kind === 'waiting' || isOnTheWay(file)
}

/** Returns the files that may start now, in order: at most as many as there are places, none while offline. */
export function nextToGo({ files, isOnline }: UploadList): Upload[] {
  const places = isOnline ? AT_ONCE - files.filter(isOnTheWay).length : 0
  return files.filter(({ state }) => state.kind === 'waiting').slice(0, places)
}

/** Returns the share of all bytes that was sent, from 0 to 1; 1 if there is nothing to send. */
export function shareSent({ files }: UploadList): number {
  const sending = files.filter(({ state }) => state.kind !== 'refused' && state.kind !== 'empty')
  const all = sending.reduce((sum, { size }) => sum + size, 0)
  const sent = sending.reduce((sum, file) => sum + file.size * shareOf(file), 0)
  return all === 0 ? 1 : sent / all
}

function shareOf({ state, stored }: Upload): number {
  if (state.kind === 'uploading') return state.sent
  return stored ? 1 : 0
}

// A file that is empty only in the store may have been cut on its way.
function mayStart({ state, size }: Upload): boolean {
  return state.kind === 'chosen' || state.kind === 'failed' || (state.kind === 'empty' && size > 0)
}
