import { createHmac } from 'node:crypto'
import { HttpError, isSameSecret } from 'server-kit'
import * as v from 'valibot'
import * as t from '../texts.ko.ts'

const PREFIX = 'ses_'

/** The minutes after which a session ends: without use, and in any case. */
export type SessionLimits = { idle: number; longest: number }

const session = v.object({
  /** The name of the token that began it; null for the owner's. */
  token: v.nullable(v.string()),
  /** The name that a person with the owner's token gave. */
  person: v.string(),
  enteredAt: v.number(),
  lastUsedAt: v.number(),
})

/** A session of the console, instead of the token that began it. */
export type Session = v.InferOutput<typeof session>

/** A session to prolong, or one that begins with a token. */
export type Begun = Pick<Session, 'token' | 'person'> & { enteredAt?: number }

type Needed = { key: () => string | undefined; limits: SessionLimits; now: () => Date }

/**
 * Issues and reads sessions. A session is a signed text, so no server stores it, and every server of a site with the same
 * key accepts it.
 */
export class Sessions {
  readonly #needed: Needed

  constructor(needed: Needed) {
    this.#needed = needed
  }

  /** Returns a session that is used now: a new one, or the same one prolonged; and its end if it is not used again. */
  issue(begun: Begun): { session: string; endsAt: string } {
    const now = this.#needed.now().getTime()
    const issued: Session = { enteredAt: now, ...begun, lastUsedAt: now }
    const body = Buffer.from(JSON.stringify(issued)).toString('base64url')
    return {
      session: `${PREFIX}${body}.${this.#sign(body)}`,
      endsAt: new Date(this.#endOf(issued)).toISOString(),
    }
  }

  /** Returns null for a text that is no session of this site. Throws `HttpError` 401 `OPS_SESSION_ENDED`. */
  read(text: string): Session | null {
    const [body = '', signature = ''] = text.slice(PREFIX.length).split('.')
    if (!text.startsWith(PREFIX) || !isSameSecret(signature, this.#sign(body))) return null
    const read = v.parse(session, JSON.parse(Buffer.from(body, 'base64url').toString()))
    if (this.#endOf(read) <= this.#needed.now().getTime())
      throw new HttpError(401, 'OPS_SESSION_ENDED', t.sessionEnded)
    return read
  }

  #endOf({ enteredAt, lastUsedAt }: Session): number {
    const { idle, longest } = this.#needed.limits
    return Math.min(lastUsedAt + idle * 60_000, enteredAt + longest * 60_000)
  }

  /** Without a key there is nothing to accept. */
  #sign(body: string): string {
    const key = this.#needed.key()
    if (key === undefined) throw new HttpError(401, 'OPS_TOKEN_WRONG', t.tokenWrong)
    return createHmac('sha256', key).update(body).digest('base64url')
  }
}
