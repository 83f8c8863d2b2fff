/** The stored text is no session, so the person starts over. The message is for developers, and has no stored values. */
export class SessionUnreadable extends Error {
  override readonly name = 'SessionUnreadable'
}

/** The browser stores nothing (full, or forbidden), so the session exists only as long as this page. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept'

  constructor(cause: unknown) {
    super('The browser stores no session.', { cause })
  }
}

/** Receives each kind of damage once: an unreadable session, or a failed write. */
export type OnDamage = (damage: SessionUnreadable | SessionNotKept) => void
