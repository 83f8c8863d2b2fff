import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a pass is good for: a slow phone sends its call well within that, and no one collects passes. */
export const PASS_SECONDS = 180

/** What a browser has been given for an action: the texts of its two cookies, null for one that is missing. */
export type Carried = { line: string | null; pass: string | null }

/** Signs what the waiting room gives a browser, and reads it again; several processes that share the secret agree. */
export type Passes = {
  /** What a browser carries of the number that it has taken. The key alone, which goes over the wire, does not make it. */
  lineFor(action: string, key: string): string
  /** The number that a browser has taken itself; null without one. */
  keyIn(action: string, line: string | null): string | null
  /** The pass of who has entered with this key: however often it is asked for, it is a pass for the same turn. */
  passFor(action: string, key: string): string
  /**
   * Which turn at the action a browser may use: an id without meaning, the same for each pass of a turn. Null when the
   * pass is missing, was made up, is for another action, has run out, or belongs to a number that another browser took.
   */
  turnIn(action: string, carried: Carried): string | null
}

type Options = {
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
}

export function createPasses({ secret, now }: Options): Passes {
  const signed = (kind: string, action: string, text: string) => {
    const digest = createHmac('sha256', secret).update(JSON.stringify([kind, action, text]))
    return digest.digest('base64url')
  }
  const turnFor = (action: string, key: string) => signed('turn', action, key)
  const seal = (kind: string, action: string, text: string) => `${text}.${signed(kind, action, text)}`

  function textIn(kind: string, action: string, sealed: string | null): string | null {
    const text = sealed?.slice(0, sealed.lastIndexOf('.')) ?? ''
    return sealed !== null && isSame(sealed, seal(kind, action, text)) ? text : null
  }

  function keyIn(action: string, line: string | null): string | null {
    return textIn('line', action, line)
  }

  return {
    lineFor: (action, key) => seal('line', action, key),
    keyIn,
    passFor: (action, key) => seal('pass', action, `${now() + PASS_SECONDS * 1000}.${turnFor(action, key)}`),
    turnIn(action, { line, pass }) {
      const key = keyIn(action, line)
      const [expires, turn] = textIn('pass', action, pass)?.split('.') ?? []
      if (key === null || Number(expires) <= now()) return null
      return turn === turnFor(action, key) ? turn : null
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
