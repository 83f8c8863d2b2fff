import { randomUUID } from 'node:crypto'
import type { Bucket } from '../storage/bucket-storage.ts'

/** A bucket in memory. Its writes can be made to fail after a number of them. */
export function createMemoryBucket(now = () => new Date()): Bucket & {
  objects: Map<string, Uint8Array>
  failAfter(puts: number): void
} {
  const objects = new Map<string, Uint8Array>()
  const tags = new Map<string, string>()
  const times = new Map<string, Date>()
  let left = Infinity

  return {
    objects,
    failAfter(puts) {
      left = puts
    },
    async get(key) {
      const bytes = objects.get(key)
      return bytes ? { bytes, tag: tags.get(key) ?? '' } : null
    },
    list: async prefix =>
      [...objects.keys()]
        .filter(key => key.startsWith(prefix))
        .map(key => ({ key, changedAt: times.get(key) ?? new Date(0) })),
    async remove(key) {
      objects.delete(key)
      tags.delete(key)
    },
    async put(key, bytes, unless) {
      if (left === 0) throw new Error('the bucket is out of reach')
      left -= 1
      if (unless && (tags.get(key) ?? null) !== unless.changedFrom) return false
      objects.set(key, bytes)
      tags.set(key, randomUUID())
      times.set(key, now())
      return true
    },
  }
}
