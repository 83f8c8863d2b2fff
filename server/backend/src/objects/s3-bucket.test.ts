import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../testing/storage/s3-server.ts'
import { ObjectStoreUnavailable } from './object-store.ts'
import { openBucket, type Bucket } from './s3-bucket.ts'

let s3: TestS3
let bucket: Bucket
beforeAll(async () => {
  s3 = await startTestS3()
  bucket = await openBucket(s3.settings, 'releases')
})
afterAll(() => s3.stop())

const textOf = async (key: string) => new TextDecoder().decode((await bucket.get(key))?.bytes)

describe('a part of a bucket', () => {
  it('gives back what was put, and null for what is not there', async () => {
    expect(await bucket.put('files/a', Buffer.from('one'))).toBe(true)
    expect([await textOf('files/a'), await bucket.get('files/none')]).toEqual(['one', null])
    const other = await openBucket(s3.settings, 'elsewhere')
    expect(await other.get('files/a')).toBeNull()
  })

  it('lists the keys that begin so, without those of another part', async () => {
    const elsewhere = await openBucket(s3.settings, 'elsewhere')
    await elsewhere.put('remotes/x', Buffer.from('x'))
    for (const key of ['remotes/a/release.json', 'remotes/b/release.json'])
      await bucket.put(key, Buffer.from(key))
    expect(await bucket.list('remotes/')).toEqual(
      ['remotes/a/release.json', 'remotes/b/release.json'].map(key => ({ key, changedAt: expect.any(Date) })),
    )
  })

  it('stores on condition that no one else was quicker', async () => {
    expect(await bucket.put('registry.json', Buffer.from('1'), { changedFrom: null })).toBe(true)
    expect(await bucket.put('registry.json', Buffer.from('x'), { changedFrom: null })).toBe(false)
    const { tag = '' } = (await bucket.get('registry.json')) ?? {}
    expect(await bucket.put('registry.json', Buffer.from('2'), { changedFrom: tag })).toBe(true)
    expect(await bucket.put('registry.json', Buffer.from('y'), { changedFrom: tag })).toBe(false)
    expect(await textOf('registry.json')).toBe('2')
  })

  it('removes an object, and one that does not exist', async () => {
    await bucket.put('files/old', Buffer.from('x'))
    await bucket.remove('files/old')
    await bucket.remove('files/old')
    expect(await bucket.get('files/old')).toBeNull()
  })

  it('lets one of many writers through at a time', async () => {
    const attempts = Array.from({ length: 6 }, (_, n) =>
      bucket.put('contested', Buffer.from(String(n)), { changedFrom: null }),
    )
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
  })

  it('that is out of reach says so', async () => {
    const nowhere = await openBucket({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }, 'releases')
    await expect(nowhere.get('registry.json')).rejects.toThrow(ObjectStoreUnavailable)
    await expect(nowhere.put('x', Buffer.from(''), { changedFrom: null })).rejects.toThrow(
      ObjectStoreUnavailable,
    )
  })
})
