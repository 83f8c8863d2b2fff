import { hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NamedToken, TokenOrder } from 'ops-api'
import { HttpError } from 'server-kit'
import { JsonFile } from '../json-file.ts'
import * as t from '../texts.ko.ts'

const DAY_MS = 86_400_000
const USES_APART_MS = 10 * 60_000
const MOST_TOKENS = 1_000

/** A token as it is stored: its SHA-256 instead of its text. */
type Stored = { digest: string; token: NamedToken }

/** The named tokens of a site. */
export class TokenFile {
  readonly #file: JsonFile<Stored>
  readonly #now: () => Date

  constructor(dataDir: string, now: () => Date) {
    this.#file = new JsonFile(join(dataDir, 'ops-tokens.json'))
    this.#now = now
  }

  /** Returns every token, the expired and revoked ones too. */
  async list(): Promise<readonly NamedToken[]> {
    return (await this.#file.read()).map(({ token }) => token)
  }

  /** Returns the token with this text; null if there is none. */
  async find(text: string): Promise<NamedToken | null> {
    const digest = digestOf(text)
    return (await this.#file.read()).find(stored => stored.digest === digest)?.token ?? null
  }

  /** Returns the token with this name; null if there is none. */
  async named(name: string): Promise<NamedToken | null> {
    return (await this.list()).find(token => token.name === name) ?? null
  }

  /** Returns true if the token neither has expired nor was revoked. */
  isValid({ expiresAt, revokedAt }: NamedToken): boolean {
    return revokedAt === null && Date.parse(expiresAt) > this.#now().getTime()
  }

  /** Records that a token is used, to ten minutes. Never rejects: a full disk must not stop a rollback. */
  async noteUse({ name, lastUsedAt }: NamedToken): Promise<void> {
    const now = this.#now()
    if (lastUsedAt !== undefined && now.getTime() - Date.parse(lastUsedAt) < USES_APART_MS) return
    await this.#update(name, { lastUsedAt: now.toISOString() }).catch(() => undefined)
  }

  /** Makes a token and returns its text, which is stored nowhere. Throws `HttpError` 409 for a name that was given before. */
  async make(order: TokenOrder): Promise<{ name: string; token: string; expiresAt: string }> {
    const { name, role, remotes, days } = order
    const text = `ops_${randomBytes(32).toString('base64url')}`
    const madeAt = this.#now()
    const expiresAt = new Date(madeAt.getTime() + days * DAY_MS).toISOString()
    const made = { name, role, remotes, madeAt: madeAt.toISOString(), expiresAt, revokedAt: null }
    await this.#file.change(tokens => {
      if (tokens.some(({ token }) => token.name === name))
        throw new HttpError(409, 'TOKEN_NAME_TAKEN', t.tokenNameTaken)
      if (tokens.length >= MOST_TOKENS) throw new HttpError(409, 'TOO_MANY_TOKENS', t.tooManyTokens)
      return [...tokens, { digest: digestOf(text), token: made }]
    })
    return { name, token: text, expiresAt }
  }

  /** Ends a token; one that was revoked before keeps its time. Throws `HttpError` 404 for an unknown name. */
  async revoke(name: string): Promise<NamedToken> {
    const revokedAt = this.#now().toISOString()
    const known = await this.named(name)
    if (!known) throw new HttpError(404, 'TOKEN_NOT_FOUND', t.tokenNotFound)
    return known.revokedAt === null ? { ...known, ...(await this.#update(name, { revokedAt })) } : known
  }

  async #update<Change extends Partial<NamedToken>>(name: string, change: Change): Promise<Change> {
    await this.#file.change(stored =>
      stored.map(each =>
        each.token.name === name ? { ...each, token: { ...each.token, ...change } } : each,
      ),
    )
    return change
  }
}

// A text of 32 random bytes needs no slow hash.
const digestOf = (text: string) => hash('sha256', text)
