import fs, { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFileObjectStore } from './file-object-store.ts'
import { createAddressSigner } from './signed-address.ts'

it('an object and its facts are on the disk before the object has its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { fsync } = fs
  const named: boolean[] = []
  const sync = vi.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    named.push(existsSync(join(folder, 'receipt/a.pdf')))
    fsync(file, done)
  })
  onTestFinished(() => sync.mockRestore())
  const store = createFileObjectStore(
    folder,
    createAddressSigner(Buffer.from('any'), () => new Date()),
  )
  await store.putObject('receipt/a.pdf', Buffer.from('a'), {
    contentType: 'application/pdf',
    originalName: null,
  })
  expect(named).toEqual([false, false])
})
