import type { Role } from 'ops-api'
import { HttpError, isSameSecret } from 'server-kit'
import * as t from '../texts.ko.ts'
import type { Begun, Sessions } from './sessions.ts'
import type { TokenFile } from './token-file.ts'

/** The rights of a request: the role, and for `publish` the remotes. */
export type Grant = { role: Role; remotes: readonly string[] }

/** An admitted operator. */
export type Admitted = {
  /** The name for audit log and history: `operator:` and the name of the token, or `owner` and a person's name. */
  operator: string
  grant: Grant
  session: Begun
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
    const owners = ownersToken()
    if (owners !== undefined && isSameSecret(shown, owners)) return ownerWith({ token: null, person })
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

function ownerWith(session: Begun): Admitted {
  const { person } = session
  const operator = `operator:owner${person === '' ? '' : `/${person}`}`
  return { operator, grant: { role: 'owner', remotes: [] }, session }
}
