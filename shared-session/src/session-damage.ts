import * as t from './texts.ko.ts'

/** The stored text is no session, so the person starts anew. `reason` is for developers and holds no stored values. */
export class SessionUnreadable extends Error {
  override readonly name = 'SessionUnreadable'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(t.sessionUnreadable, options)
    this.reason = reason
  }
}

/** The browser stores nothing (full, or forbidden), so the session lives only as long as this page. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept'

  constructor(cause: unknown) {
    super(t.sessionNotKept, { cause })
  }
}

/** Gets, once for each kind, what is wrong with the stored session or why it cannot be stored. */
export type OnDamage = (damage: SessionUnreadable | SessionNotKept) => void
