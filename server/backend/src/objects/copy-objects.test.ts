import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { copyObjects } from './copy-objects.ts'
import type { ObjectLabel, ObjectStore } from './object-store.ts'

const label: ObjectLabel = { contentType: 'image/png', originalName: '영수증.png' }

/** A store in memory that counts the objects which are written at the same time. */
function storeOf(paths: readonly string[]) {
  const objects = new Map<string, ObjectLabel>(paths.map(path => [path, label]))
  const writes = { now: 0, most: 0, paths: [] as string[] }
  const find = async (path: string) => {
    const found = objects.get(path)
    return found ? { path, size: 1, ...found, content: Readable.from([Buffer.from(path)]) } : null
  }
  const store: Partial<ObjectStore> = {
    headObject: find,
    getObject: find,
    async putObject(path, _content, own) {
      writes.paths.push(path)
      writes.now += 1
      writes.most = Math.max(writes.most, writes.now)
      await setImmediate()
      objects.set(path, own)
      writes.now -= 1
    },
  }
  return { store: store as ObjectStore, objects, writes }
}

it('objects are copied with their labels, those alone that are not there, and lost ones are named', async () => {
  const [from, to] = [storeOf(['a', 'b']), storeOf(['b'])]
  expect(await copyObjects(['a', 'b', 'lost'], from.store, to.store)).toEqual(['lost'])
  expect(to.objects.get('a')).toEqual(label)
  expect(to.writes.paths).toEqual(['a'])
})

it('eight objects are copied at once, and no more', async () => {
  const paths = Array.from({ length: 30 }, (_, at) => `object-${at}`)
  const to = storeOf([])
  expect(await copyObjects(paths, storeOf(paths).store, to.store)).toEqual([])
  expect([...to.objects.keys()].toSorted()).toEqual(paths.toSorted())
  expect(to.writes.most).toBe(8)
})
