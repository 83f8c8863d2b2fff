import { createNetworkList, isNetwork } from 'server-kit'
import * as v from 'valibot'
import type { Documents } from '../documents/documents.ts'
import { KEY_START_DIGITS, keyStart } from '../line/ticket-keys.ts'

const NAME = 'lists'
const KNOWN_FOR_MS = 1_000
const TICKET = /^(.+)-(\d{1,12})$/

const listsShape = v.object({
  /** How often they were changed. */
  revision: v.number(),
  deny: v.array(v.string()),
  priority: v.array(v.string()),
})

/** Who is refused and who may pass others: addresses, networks like 192.0.2.0/24, and numbers of a line like `act_1-42`. */
export type Lists = v.InferOutput<typeof listsShape>

/** How one who asks is treated, on all lines. */
export type Standing = 'denied' | 'priority' | 'usual'

export type AccessLists = {
  read(): Promise<Lists>
  /** Replaces both; false when they were changed since this revision. */
  replace(lists: Lists): Promise<boolean>
  /** By the address and the keys that are shown. Another process's change counts within a second or two. */
  standingOf(address: string, keys: readonly string[]): Standing
}

type Options = {
  documents: Documents
  /** Milliseconds since 1970. */
  now: () => number
}

const NOBODY: Lists = { revision: 0, deny: [], priority: [] }

export function createAccessLists({ documents, now }: Options): AccessLists {
  let isOn = { deny: memberOf([]), priority: memberOf([]) }
  let isEmpty = true
  let knownAt = -Infinity
  void refresh()

  return {
    read: async () => (await load()).lists,
    async replace(lists) {
      const { text, lists: before } = await load()
      if (before.revision !== lists.revision) return false
      const next = { ...lists, revision: lists.revision + 1 }
      const isDone = await documents.replace(NAME, text, JSON.stringify(next))
      if (isDone) take(next)
      return isDone
    },
    standingOf(address, keys) {
      if (Math.abs(now() - knownAt) >= KNOWN_FOR_MS) void refresh()
      if (isEmpty) return 'usual'
      if (isOn.deny(address, keys)) return 'denied'
      return isOn.priority(address, keys) ? 'priority' : 'usual'
    },
  }

  async function load(): Promise<{ text: string | null; lists: Lists }> {
    const text = await documents.read(NAME)
    return { text, lists: text === null ? NOBODY : v.parse(listsShape, JSON.parse(text)) }
  }

  // While they cannot be read, what was read last holds on.
  async function refresh(): Promise<void> {
    knownAt = now()
    await load().then(
      ({ lists }) => take(lists),
      () => undefined,
    )
  }

  function take({ deny, priority }: Lists): void {
    isOn = { deny: memberOf(deny), priority: memberOf(priority) }
    isEmpty = deny.length + priority.length === 0
  }
}

function memberOf(entries: readonly string[]): (address: string, keys: readonly string[]) => boolean {
  const hasAddress = createNetworkList(entries.filter(isNetwork))
  const starts = new Set(entries.flatMap(startOf))
  return (address, keys) =>
    hasAddress(address) || keys.some(key => starts.has(key.slice(0, KEY_START_DIGITS)))
}

function startOf(entry: string): string[] {
  const [, action, number] = TICKET.exec(entry) ?? []
  return action === undefined ? [] : [keyStart({ action, number: Number(number) })]
}
