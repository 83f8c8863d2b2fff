import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from 'server-kit'
import * as v from 'valibot'

/** Lifetime of a pass: enough for a slow phone to send its call, too short to collect passes. */
export const PASS_SECONDS = 180

/** Longer cookies are not of this server: they are not worth a digest. */
const LONGEST_COOKIE = 512

const ID_BYTES = 12

/** The values of the two cookies of an action; null for a missing one. */
export type QueueCookies = { line: string | null; pass: string | null }

type Options = {
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Signs and reads the cookies of a browser. Processes with the same secret read each other's. */
export function createPasses({ secret, now }: Options) {
  const signed = (kind: string, action: string, text: string) => {
    const digest = createHmac('sha256', secret).update(JSON.stringify([kind, action, text]))
    return digest.digest('base64url')
  }
  const turnFor = (action: string, key: string) => signed('turn', action, key)
  const seal = (kind: string, action: string, text: string) => `${text}.${signed(kind, action, text)}`

  function textIn(kind: string, action: string, sealed: string | null): string | null {
    if (sealed === null || sealed.length > LONGEST_COOKIE) return null
    const text = sealed.slice(0, sealed.lastIndexOf('.'))
    return isSameSecret(sealed, seal(kind, action, text)) ? text : null
  }
  const keyIn = (action: string, line: string | null) => textIn('line', action, line)

  return {
    /** Signs the number that a browser has taken. The key on the wire alone is no cookie. */
    ticketCookieFor: (action: string, key: string) => seal('line', action, key),
    /** Returns the key in a ticket cookie; null if it is missing or not genuine. */
    keyIn,
    /** Returns a cookie by which a browser is recognised, with a random id. */
    newVisitor: () => seal('visitor', '', randomBytes(ID_BYTES).toString('base64url')),
    /** Returns the id in such a cookie; null if it is missing or not genuine. */
    visitorIn: (cookie: string | null) => textIn('visitor', '', cookie),
    /** Returns a pass for the turn of this key. All passes of one key are for the same turn. */
    passFor: (action: string, key: string) =>
      seal('pass', action, `${now() + PASS_SECONDS * 1000}.${turnFor(action, key)}`),
    /**
     * Returns the opaque id of the turn that the cookies allow, the same for each pass of a turn. Null if the pass is
     * missing, forged, expired, from before `since` (milliseconds since 1970), for another action, or for a number that
     * another browser took.
     */
    turnIn(action: string, { line, pass }: QueueCookies, since = -Infinity): string | null {
      const key = keyIn(action, line)
      const [expires, turn] = textIn('pass', action, pass)?.split('.') ?? []
      const isOver = Number(expires) <= Math.max(now(), since + PASS_SECONDS * 1000)
      if (key === null || isOver) return null
      return turn === turnFor(action, key) ? turn : null
    },
  }
}

export type Passes = ReturnType<typeof createPasses>

/** `QUEUE_KEY` signs passes; waiting room and backend share it. */
export const queueKey = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
