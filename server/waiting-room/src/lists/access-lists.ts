import { createNetworkList, isNetwork } from 'server-kit'
import * as v from 'valibot'
import type { Documents } from '../documents/documents.ts'
import { KEY_START_DIGITS, keyStart } from '../line/ticket-keys.ts'

const NAME = 'lists'
const KNOWN_FOR_MS = 1_000
const TICKET = /^(.+)-(\d{1,12})$/

const listsShape = v.object({
  /** Counts the changes. */
  revision: v.number(),
  deny: v.array(v.string()),
  priority: v.array(v.string()),
})

/** Addresses, networks like 192.0.2.0/24, and numbers of a line like `act_1-42`: refused, or allowed to pass others. */
export type Lists = v.InferOutput<typeof listsShape>

/** The treatment of a client, on all lines. */
export type Standing = 'denied' | 'priority' | 'usual'

/** `now` is in milliseconds since 1970. */
type Options = { documents: Documents; now: () => number }

type Member = (address: string, keys: readonly string[]) => boolean

const NOBODY: Lists = { revision: 0, deny: [], priority: [] }

/** The lists of all lines. A change of another process counts within a second or two. */
export class AccessLists {
  readonly #documents: Documents
  readonly #now: () => number
  #readAt = -Infinity
  /** Undefined while both lists are empty. */
  #members: { deny: Member; priority: Member } | undefined

  constructor({ documents, now }: Options) {
    this.#documents = documents
    this.#now = now
    this.#refresh()
  }

  async read(): Promise<Lists> {
    return (await this.#load()).lists
  }

  /** Replaces both lists; returns false if they were changed since this revision. */
  async replace(lists: Lists): Promise<boolean> {
    const { text, lists: before } = await this.#load()
    if (before.revision !== lists.revision) return false
    const next = { ...lists, revision: lists.revision + 1 }
    const isDone = await this.#documents.replace(NAME, text, JSON.stringify(next))
    if (isDone) this.#use(next)
    return isDone
  }

  /** Returns the treatment of a client by its address and the keys that it sends. */
  standingOf(address: string, keys: readonly string[]): Standing {
    if (Math.abs(this.#now() - this.#readAt) >= KNOWN_FOR_MS) this.#refresh()
    if (!this.#members) return 'usual'
    if (this.#members.deny(address, keys)) return 'denied'
    return this.#members.priority(address, keys) ? 'priority' : 'usual'
  }

  async #load(): Promise<{ text: string | null; lists: Lists }> {
    const text = await this.#documents.read(NAME)
    return { text, lists: text === null ? NOBODY : v.parse(listsShape, JSON.parse(text)) }
  }

  // While they cannot be read, the last lists stay in use.
  #refresh(): void {
    this.#readAt = this.#now()
    void this.#load().then(
      ({ lists }) => this.#use(lists),
      () => undefined,
    )
  }

  #use({ deny, priority }: Lists): void {
    const isEmpty = deny.length + priority.length === 0
    this.#members = isEmpty ? undefined : { deny: memberOf(deny), priority: memberOf(priority) }
  }
}

function memberOf(entries: readonly string[]): Member {
  const hasAddress = createNetworkList(entries.filter(isNetwork))
  const starts = new Set(entries.flatMap(startOf))
  return (address, keys) =>
    hasAddress(address) || keys.some(key => starts.has(key.slice(0, KEY_START_DIGITS)))
}

function startOf(entry: string): string[] {
  const [, action, number] = TICKET.exec(entry) ?? []
  return action === undefined ? [] : [keyStart({ action, number: Number(number) })]
}
