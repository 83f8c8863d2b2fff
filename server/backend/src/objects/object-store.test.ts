import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3 } from '../testing/storage/s3-server.ts'
import { clearUnfinishedObjects, createFileObjectStore } from './file-object-store.ts'
import { ObjectStoreUnavailable, UnsafeObjectPath, type ObjectStore } from './object-store.ts'
import { createS3ObjectStore, originOf } from './s3-object-store.ts'
import { createAddressSigner } from './signed-address.ts'

const label = { contentType: 'image/png', originalName: '영수증 1.png' }
const now = () => new Date()
const signer = createAddressSigner(Buffer.from('a key of tests'), now)

type Opened = { store: ObjectStore; close: () => Promise<unknown> }

async function openFiles(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'))
  return { store: createFileObjectStore(folder, signer), close: () => rm(folder, { recursive: true }) }
}

async function openS3(): Promise<Opened> {
  const { settings, stop } = await startTestS3()
  return { store: await createS3ObjectStore(settings, now), close: stop }
}

describe.each([
  ['on disk', openFiles],
  ['in a bucket', openS3],
])('an object store %s', (_, open) => {
  let opened: Opened
  let store: ObjectStore

  beforeAll(async () => {
    opened = await open()
    store = opened.store
  })
  afterAll(() => opened.close())

  const contentOf = async (path: string, firstBytes?: number) => {
    const object = await store.getObject(path, firstBytes)
    return object && (await text(object.content))
  }

  it('gives back what was put, with its size, type and name', async () => {
    await store.putObject('receipt/2025/01/one', Buffer.from('0123456789'), label)
    expect(await store.headObject('receipt/2025/01/one')).toEqual({
      path: 'receipt/2025/01/one',
      size: 10,
      ...label,
    })
    expect(await contentOf('receipt/2025/01/one')).toBe('0123456789')
  })

  it('takes a stream as well', async () => {
    await store.putObject('stream', Readable.from([Buffer.from('ab'), Buffer.from('cd')]), label)
    expect(await contentOf('stream')).toBe('abcd')
  })

  it('gives only the first bytes to who asks for them', async () => {
    await store.putObject('head', Buffer.from('0123456789'), label)
    expect(await contentOf('head', 4)).toBe('0123')
    expect(await contentOf('head', 64)).toBe('0123456789')
  })

  it('gives the only byte of an object', async () => {
    await store.putObject('one-byte', Buffer.from('x'), label)
    for (const firstBytes of [undefined, 1, 64]) expect(await contentOf('one-byte', firstBytes)).toBe('x')
  })

  it('keeps an object without any bytes', async () => {
    await store.putObject('empty', Buffer.alloc(0), { contentType: 'application/pdf', originalName: null })
    expect(await store.headObject('empty')).toMatchObject({ size: 0, originalName: null })
    expect(await contentOf('empty')).toBe('')
    expect(await contentOf('empty', 64)).toBe('')
  })

  it('replaces an object that is there', async () => {
    await store.putObject('again', Buffer.from('first'), label)
    await store.putObject('again', Buffer.from('second'), {
      contentType: 'application/pdf',
      originalName: 'b.pdf',
    })
    expect(await contentOf('again')).toBe('second')
    expect(await store.headObject('again')).toMatchObject({
      contentType: 'application/pdf',
      originalName: 'b.pdf',
    })
  })

  it('stores nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut off')
      })(),
    )
    await expect(store.putObject('broken', broken, label)).rejects.toThrow('cut off')
    expect(await store.headObject('broken')).toBeNull()
  })

  it('knows nothing of what is not there, and deletes it without complaint', async () => {
    expect(await store.headObject('receipt/none')).toBeNull()
    expect(await store.getObject('receipt/none')).toBeNull()
    await store.deleteObject('receipt/none')
  })

  it('copies an object with its label, and the copy stays when the first is replaced', async () => {
    await store.putObject('upload', Buffer.from('inspected'), label)
    expect(await store.copyObject('upload', 'a/영수증_원본')).toBe(true)
    await store.putObject('upload', Buffer.from('other bytes'), label)
    expect(await contentOf('a/영수증_원본')).toBe('inspected')
    expect(await store.headObject('a/영수증_원본')).toMatchObject({ size: 9, ...label })
    expect(await store.copyObject('none', 'copy')).toBe(false)
  })

  it('deletes an object', async () => {
    await store.putObject('gone', Buffer.from('x'), label)
    await store.deleteObject('gone')
    expect(await store.headObject('gone')).toBeNull()
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', '', 'a//b', '.hidden', 'a\\b', 'a/b.about', 'a\0b'])(
    'refuses the path %j in every method',
    async path => {
      const signed = { path, contentType: 'image/png', expiresIn: 60 }
      for (const attempt of [
        () => store.putObject(path, Buffer.from('x'), label),
        () => store.headObject(path),
        () => store.getObject(path),
        () => store.deleteObject(path),
        () => store.copyObject('one', path),
        () => store.copyObject(path, 'one'),
        () => store.signPut({ ...signed, originalName: 'a', maxBytes: 1 }),
        () => store.signGet({ ...signed, fileName: 'a' }),
      ]) {
        await expect(attempt()).rejects.toBeInstanceOf(UnsafeObjectPath)
      }
    },
  )
})

describe('the signed addresses of a bucket', () => {
  let opened: Opened

  beforeAll(async () => {
    opened = await openS3()
  })
  afterAll(() => opened.close())

  it('let a browser upload with the stated type and name, and fetch under another', async () => {
    const upload = {
      path: 'up',
      contentType: 'image/png',
      originalName: '영수증.png',
      maxBytes: 10,
      expiresIn: 300,
    }
    const address = await opened.store.signPut(upload)
    const headers = {
      'content-type': 'image/png',
      'x-amz-meta-original-file-name': encodeURIComponent('영수증.png'),
    }
    expect((await fetch(address, { method: 'PUT', body: 'bytes', headers })).status).toBe(200)
    expect(await opened.store.headObject('up')).toMatchObject({ size: 5, originalName: '영수증.png' })

    const shown = { path: 'up', fileName: '영수증.png', contentType: 'image/webp', expiresIn: 300 }
    const response = await fetch(await opened.store.signGet(shown))
    expect(await response.text()).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('영수증.png'))
  })

  const upload = {
    path: 'a/b',
    contentType: 'image/png',
    originalName: 'a.png',
    maxBytes: 10,
    expiresIn: 300,
  }
  const headers = { 'content-type': 'image/png', 'x-amz-meta-original-file-name': 'a.png' }
  const put = async (address: string | URL, sent: Record<string, string> = headers) =>
    (await fetch(address, { method: 'PUT', body: 'bytes', headers: sent })).status

  it('let no one in once anything of them is altered', async () => {
    const signed = new URL(await opened.store.signPut(upload))
    const altered = fc.constantFrom('path', ...signed.searchParams.keys())
    await fc.assert(
      fc.asyncProperty(altered, fc.string({ minLength: 1, maxLength: 12 }), async (part, to) => {
        const address = new URL(signed)
        if (part === 'path') address.pathname += encodeURIComponent(to)
        else address.searchParams.set(part, to)
        fc.pre(address.href !== signed.href)
        expect(await put(address)).toBe(403)
      }),
      { numRuns: 60 },
    )
    expect(await opened.store.headObject('a/b')).toBeNull()
  })

  it('let no one upload another type or under another name, or do something else', async () => {
    const address = await opened.store.signPut(upload)
    expect(await put(address, { ...headers, 'content-type': 'text/html' })).toBe(403)
    expect(await put(address, { ...headers, 'x-amz-meta-original-file-name': 'b.exe' })).toBe(403)
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    expect(await put(address.replace(/\?.*/, ''))).toBe(403)
    expect(await put(address)).toBe(200)
  })

  it('run out', async () => {
    const { settings, stop } = await startTestS3()
    const past = await createS3ObjectStore(settings, () => new Date(Date.now() - 300_000))
    expect(await put(await past.signPut(upload))).toBe(403)
    await stop()
  })
})

it('a bucket without a response is asked twice and given up after a while, with an error', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  // Each attempt has a connection of its own. A slow machine may give it up before its request is read.
  let attempts = 0
  silent.on('connection', () => (attempts += 1))
  await once(silent, 'listening')
  const endpoint = `http://127.0.0.1:${Object(silent.address()).port}`
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  const settings = { bucket: 'files', endpoint, region: 'kr', credentials, timeoutMs: 50 }
  const store = await createS3ObjectStore(settings, now)
  await expect(store.getObject('a')).rejects.toBeInstanceOf(ObjectStoreUnavailable)
  await expect.poll(() => attempts).toBe(2)
  silent.closeAllConnections()
  silent.close()
})

describe('the origin of a bucket', () => {
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }

  it.each([
    [{ bucket: 'files', endpoint: undefined, region: 'us-east-1' }],
    [{ bucket: 'files', endpoint: undefined, region: 'ap-northeast-2' }],
    [{ bucket: 'files.example.org', endpoint: undefined, region: 'ap-northeast-2' }],
    [{ bucket: 'files', endpoint: 'https://objects.example.org:8443/base', region: 'kr' }],
  ])('is that of its signed addresses: %j', async settings => {
    const store = await createS3ObjectStore({ ...settings, credentials }, now)
    const shown = { path: 'a', fileName: 'a.png', contentType: 'image/png', expiresIn: 300 }
    expect(originOf({ ...settings, credentials })).toBe(new URL(await store.signGet(shown)).origin)
  })
})

describe('an object store on disk', () => {
  it('meets whole objects only, however many write the same one at once', async () => {
    const { store, close } = await openFiles()
    const versions = Array.from({ length: 20 }, (_, place) => Buffer.alloc(50_000, place))
    await store.putObject('same', Buffer.alloc(50_000, 99), label)
    const writing = Promise.all(versions.map(bytes => store.putObject('same', bytes, label)))
    for (let round = 0; round < 20; round += 1) {
      const object = await store.getObject('same')
      const bytes = await buffer(object?.content ?? Readable.from([]))
      expect({ length: bytes.byteLength, versions: new Set(bytes).size }).toEqual({
        length: 50_000,
        versions: 1,
      })
    }
    await writing
    await close()
  })

  it('forgets what an earlier process did not finish', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'objects-'))
    const store = createFileObjectStore(folder, signer)
    const endless = new Readable({ read: () => undefined })
    const writing = store.putObject('never', endless, label).catch((error: unknown) => error)
    await expect.poll(async () => (await readdir(join(folder, '.unfinished'))).length).toBe(1)
    await clearUnfinishedObjects(folder)
    expect(await readdir(folder)).toEqual([])
    endless.destroy(new Error('killed'))
    expect(await writing).toBeInstanceOf(Error)
    await rm(folder, { recursive: true })
  })

  it('has no object whose facts could not be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'objects-'))
    const store = createFileObjectStore(folder, signer)
    await mkdir(join(folder, 'a.about'))
    await expect(store.putObject('a', Buffer.from('x'), label)).rejects.toThrow('EISDIR')
    await expect(readFile(join(folder, 'a'))).rejects.toThrow('ENOENT')
    await rm(folder, { recursive: true })
  })
})
