import { opcode, parseReply, returnCode, type Reply } from 'queue-protocol'
import type { KeyValueStorage } from 'shared-session/storage'
import type { QueueSettings } from './settings.ts'

/** The key in a ticket if the waiting room never replied. */
export const TIMEOUT_KEY = 'connection_timeout'

const TIMEOUT_MINUTES = 1

/** The most recent ticket, shared by all actions and tabs; the last write wins. */
export type TicketStore = {
  store: (ticket: Reply) => void
  /** Stores a time-out in place of a ticket (QUE-142). */
  noteTimeout: () => void
  read: () => Reply | null
  remove: () => void
  /** Stores the last reply of a wait, so that a reload keeps the place (GP-24). */
  keepPlace: (action: string, waiting: Reply) => void
  readPlace: (action: string) => Reply | null
  removePlace: (action: string) => void
}

type Options = {
  settings: QueueSettings
  /** Must not throw; the cookie has a copy. */
  storage: KeyValueStorage
  cookies: { cookie: string }
  isSecure: boolean
  now: () => number
}

/** Stores the ticket in the tab's storage and in a cookie, in case the browser refuses one of them. */
export function createTicketStore({ settings, storage, cookies, isSecure, now }: Options): TicketStore {
  const name = settings.ticketName
  const scope = `path=/${settings.ticketDomain && `;domain=${settings.ticketDomain}`}`
  const placeName = (action: string) => `${name}_${action}`
  const crossSite = isSecure ? ';samesite=none;secure' : ''

  function keep(text: string, minutes: number) {
    const expires = new Date(now() + minutes * 60_000).toUTCString()
    cookies.cookie = `${name}=${encodeURIComponent(text)};expires=${expires};${scope}${crossSite}`
    storage.setItem(name, text)
  }

  return {
    store: ticket => keep(ticket.text, settings.ticketMinutes),
    noteTimeout: () =>
      keep(`${opcode.CHECK_ENTER}:${returnCode.SUCCESS}:key=${TIMEOUT_KEY}`, TIMEOUT_MINUTES),
    read: () => parseReply(storage.getItem(name) || decoded(cookieNamed(name, cookies.cookie))),
    remove() {
      cookies.cookie = `${name}=;max-age=0;${scope}${crossSite}`
      storage.removeItem(name)
    },
    keepPlace: (action, waiting) => storage.setItem(placeName(action), waiting.text),
    readPlace: action => parseReply(storage.getItem(placeName(action)) ?? ''),
    removePlace: action => storage.removeItem(placeName(action)),
  }
}

/** Returns the value of a cookie as it is stored; empty without it. */
export function cookieNamed(name: string, cookies: string): string {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // Written by someone else, so no ticket.
  }
}
