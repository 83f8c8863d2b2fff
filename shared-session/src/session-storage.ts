import * as v from 'valibot'
import { SessionUnreadable } from './session-damage.ts'
import {
  migrate,
  migrations,
  newestVersion,
  type Migration,
  type StoredSession,
} from './session-migrations.ts'
import { SessionShape, storedHalves, storedNames } from './session-shape.ts'
import { emptySession, type SessionState } from './session-state.ts'
import type { KeyValueStorage } from './storage/safe-storage.ts'
import { SESSION_KEY } from './storage/session-key.ts'

/**
 * Reads the session that this tab has kept, or null if it kept none (SESS-01).
 * @throws SessionUnreadable when the text is damaged, has wrong types, or is of an unknown version
 */
export function readSession(storage: KeyValueStorage, steps = migrations): SessionState | null {
  const text = storage.getItem(SESSION_KEY)
  return text === null ? null : sessionFrom(text, steps)
}

/** Keeps the session in this tab, in the newest version. */
export function writeSession(storage: KeyValueStorage, session: SessionState, steps = migrations): void {
  storage.setItem(SESSION_KEY, JSON.stringify({ schemaVersion: newestVersion(steps), ...toStored(session) }))
}

export function eraseSession(storage: KeyValueStorage): void {
  storage.removeItem(SESSION_KEY)
}

function sessionFrom(text: string, steps: readonly Migration[]): SessionState {
  const stored = migrate(storedObject(text), steps)
  if (!stored) throw new SessionUnreadable('schemaVersion is missing or unknown')
  const result = v.safeParse(SessionShape, withOurNames(stored))
  if (result.success) return result.output
  throw new SessionUnreadable(result.issues.map(describe).join('; '))
}

function storedObject(text: string): StoredSession {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text)
  if (result.success) return result.output
  throw new SessionUnreadable('not a JSON object')
}

// Not valibot's own message: it repeats the stored value, which is personal.
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)}: expected ${issue.expected ?? issue.type}`
}

// A missing field was never filled.
function withOurNames(stored: StoredSession): StoredSession {
  const complete = { ...toStored(emptySession()), ...stored }
  return Object.fromEntries(
    Object.entries(storedNames).map(([field, storedName]) => [field, complete[storedName]]),
  )
}

function toStored(session: SessionState): StoredSession {
  const values: StoredSession = { ...session, half: storedHalves[session.half] }
  return Object.fromEntries(
    Object.entries(storedNames).map(([field, storedName]) => [storedName, values[field]]),
  )
}
