import { createHash, timingSafeEqual } from 'node:crypto'
import type { Role } from 'ops-api'
import { HttpError } from 'server-kit'
import * as t from '../texts.ko.ts'
import type { Session, Sessions } from './sessions.ts'
import type { TokenFile } from './token-file.ts'

/** The rights of a request: the role, and for `publish` the remotes. */
export type Grant = { role: Role; remotes: readonly string[] }

/** An admitted operator, and the session to prolong, which begins with a token. */
export type Admitted = {
  /** The name for audit log and history: `operator:` and the name of the token, or `owner` and a person's name. */
  operator: string
  grant: Grant
  session: Pick<Session, 'token' | 'person'> & { enteredAt?: number }
}

type Needed = {
  /** The owner's token. Without one only named tokens are admitted. */
  ownersToken: () => string | undefined
  tokens: TokenFile
  sessions: Sessions
}

/** Finds the operator behind a token, or behind the session that a token has begun. */
export class Admission {
  readonly #needed: Needed

  constructor(needed: Needed) {
    this.#needed = needed
  }

  /**
   * Returns null for a text that is neither. Throws `HttpError` 401 `OPS_TOKEN_ENDED` or `OPS_SESSION_ENDED`, which is no
   * guess. `person` is a name beside the owner's token, which several people may share.
   */
  async find(shown: string, person: string): Promise<Admitted | null> {
    const { ownersToken, tokens, sessions } = this.#needed
    if (isSame(shown, ownersToken())) return ownerWith({ token: null, person })
    const session = sessions.read(shown)
    if (session?.token === null) return ownerWith(session)
    const token = session ? await tokens.named(session.token) : await tokens.find(shown)
    if (!token) return null
    if (!tokens.isValid(token)) throw new HttpError(401, 'OPS_TOKEN_ENDED', t.tokenEnded)
    await tokens.noteUse(token)
    const { name, role, remotes } = token
    return {
      operator: `operator:${name}`,
      grant: { role, remotes },
      session: session ?? { token: name, person: '' },
    }
  }
}

function ownerWith(session: Admitted['session']): Admitted {
  const { person } = session
  const operator = `operator:owner${person === '' ? '' : `/${person}`}`
  return { operator, grant: { role: 'owner', remotes: [] }, session }
}

// Digests have one length, which the comparison needs.
function isSame(shown: string, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digestOf(shown), digestOf(token))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
