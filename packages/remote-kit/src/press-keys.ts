import { safeSessionStorage, type KeyValueStorage } from 'shared-session/storage'
import * as v from 'valibot'

/** The keys under which a call may be pressed again without being done twice (GP-25). */
export type PressKeys = {
  /** The same key for the same content, after a reload of the tab too; a new one as soon as the content is another. */
  keyFor: (content: object) => string
  /** To be called when it was done: the same content is then something new. */
  forget: () => void
}

type Parts = { storage?: KeyValueStorage; newKey?: () => string }

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ content: v.string(), key: v.string() }))

/** The keys of one kind of call in this tab, which `name` identifies. The content must hold no personal data. */
export function pressKeys(name: string, parts: Parts = {}): PressKeys {
  const { storage = safeSessionStorage, newKey = randomKey } = parts
  const place = `sbiz_press_${name}`
  // Where the tab can keep nothing, the key is known as long as these keys are in use.
  let last: string | null = null
  return {
    keyFor(given) {
      const content = JSON.stringify(given)
      const kept = v.safeParse(Kept, storage.getItem(place) ?? last)
      if (kept.success && kept.output.content === content) return kept.output.key
      const key = newKey()
      last = JSON.stringify({ content, key })
      storage.setItem(place, last)
      return key
    },
    forget() {
      last = null
      storage.removeItem(place)
    },
  }
}

// Not `randomUUID`, which browsers offer on https only.
/** A key that no other press has. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
