import { safeSessionStorage, type KeyValueStorage } from 'shared-session/storage'
import * as v from 'valibot'

type Parts = { storage?: KeyValueStorage; newKey?: () => string }

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ content: v.string(), key: v.string() }))

/**
 * The keys under which one kind of call in this tab can be repeated without being done twice (GP-25). `name` identifies
 * the kind. The content must hold no personal data.
 */
export function pressKeys(name: string, parts: Parts = {}) {
  const { storage = safeSessionStorage, newKey = randomKey } = parts
  const place = `sbiz_press_${name}`
  // If the tab cannot store it, the key lasts as long as this object.
  let last: string | null = null
  return {
    /** Returns the same key for the same content, also after a reload of the tab; a new one for any other content. */
    keyFor(given: object): string {
      const content = JSON.stringify(given)
      const kept = v.safeParse(Kept, storage.getItem(place) ?? last)
      if (kept.success && kept.output.content === content) return kept.output.key
      const key = newKey()
      last = JSON.stringify({ content, key })
      storage.setItem(place, last)
      return key
    },
    /** Call it when the call was done: the same content then gets a new key. */
    forget(): void {
      last = null
      storage.removeItem(place)
    },
  }
}

export type PressKeys = ReturnType<typeof pressKeys>

// Not `randomUUID`, which browsers offer on https only.
/** Returns a random key that no other press has. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}

/** Returns the key of a submission (GP-25): the same for the same content, so that it is not filed twice. */
export function keyPerContent(newKey: () => string): (content: string) => string {
  let last = { content: '', key: '' }
  return content => {
    if (last.content !== content || last.key === '') last = { content, key: newKey() }
    return last.key
  }
}
