import fs, { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFileObjectStore } from './file-object-store.ts'
import { createAddressSigner } from './signed-address.ts'

const label = { contentType: 'application/pdf', originalName: null }

async function emptyStore() {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const signer = createAddressSigner(Buffer.from('any'), () => new Date())
  return { folder, store: createFileObjectStore(folder, signer) }
}

it('an object and its facts are on the disk before the object has its name', async () => {
  const { folder, store } = await emptyStore()
  const { fsync } = fs
  const named: boolean[] = []
  const sync = vi.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    named.push(existsSync(join(folder, 'receipt/a.pdf')))
    fsync(file, done)
  })
  onTestFinished(() => sync.mockRestore())
  await store.putObject('receipt/a.pdf', Buffer.from('a'), label)
  expect(named).toEqual([false, false])
})

it('a stream that breaks leaves no part of it on the disk', async () => {
  const { folder, store } = await emptyStore()
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('begun')
      throw new Error('broken')
    })(),
  )
  await expect(store.putObject('receipt/a.pdf', broken, label)).rejects.toThrow('broken')
  expect((await readdir(folder, { recursive: true })).filter(name => name !== '.unfinished')).toEqual([])
})
