import * as t from './texts.ko.ts'

/**
 * The stored text is no session, so the person starts over. `reason` is for developers and holds no stored values.
 */
export class SessionUnreadable extends Error {
  override readonly name = 'SessionUnreadable'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(t.sessionUnreadable, options)
    this.reason = reason
  }
}

/** The browser stores nothing (full, or forbidden), so the session exists only as long as this page. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept'

  constructor(cause: unknown) {
    super(t.sessionNotKept, { cause })
  }
}

/** Receives each kind of damage once: an unreadable session, or a failed write. */
export type OnDamage = (damage: SessionUnreadable | SessionNotKept) => void
