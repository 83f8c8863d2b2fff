import { keepSession } from 'ops-api'
import * as v from 'valibot'
import type { CallOps, Operator } from '../api/call-ops.ts'

const KEY = 'ops_operator'
const MINUTE_MS = 60_000

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), name: v.string(), role: v.string() }),
)

/**
 * The session of this tab's operator. It survives a reload, since phones discard tabs in the background. The token that
 * began it is not kept.
 */
export class Session implements Operator {
  token = ''
  name = ''
  role = ''
  readonly #storage: Storage
  readonly #call: CallOps
  #prolongedAt = -Infinity

  constructor(storage: Storage, call: CallOps) {
    this.#storage = storage
    this.#call = call
    const read = v.safeParse(kept, storage.getItem(KEY))
    if (read.success) Object.assign(this, read.output)
  }

  get isOpen(): boolean {
    return this.token !== ''
  }

  /** Begins it with the token of a person. Throws `CallRefused` or `SiteUnreachable`. */
  async begin(operator: Operator): Promise<void> {
    this.#keep(operator.name, await this.#call(operator, keepSession, {}))
  }

  /** Prolongs it as the page is used, once a minute at most. Without a response it is as long as before. */
  async use(): Promise<void> {
    const { token, name } = this
    if (!this.isOpen || performance.now() - this.#prolongedAt < MINUTE_MS) return
    this.#prolongedAt = performance.now()
    const prolonged = await this.#call({ token, name }, keepSession, {}).catch(() => null)
    // The person may have left meanwhile.
    if (prolonged && token === this.token) this.#keep(name, prolonged)
  }

  end(): void {
    this.token = ''
    this.#storage.removeItem(KEY)
  }

  #keep(name: string, { session: token, role }: { session: string; role: string }): void {
    Object.assign(this, { token, name, role })
    this.#storage.setItem(KEY, JSON.stringify({ token, name, role }))
  }
}
