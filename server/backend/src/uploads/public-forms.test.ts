import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ObjectLabel, ObjectStore } from '../objects/object-store.ts'
import { publishForms } from './public-forms.ts'

let cdnDir: string
const stored: { path: string; label: ObjectLabel; content: string }[] = []
const putObject: ObjectStore['putObject'] = async (path, content, label) => {
  stored.push({ path, label, content: await text(Readable.from(content)) })
}
const objects = { putObject: vi.fn(putObject) } as Partial<ObjectStore> as ObjectStore

beforeEach(async () => {
  stored.length = 0
  cdnDir = await mkdtemp(join(tmpdir(), 'forms-'))
})
afterEach(() => rm(cdnDir, { recursive: true }))

it('copies each form under its own name, and nothing that is no object', async () => {
  await mkdir(join(cdnDir, 'forms/older'), { recursive: true })
  const names = ['배달장부.pdf'.normalize('NFC'), '안내', '.hidden.pdf', '빈 칸.pdf']
  for (const name of names) await writeFile(join(cdnDir, 'forms', name), name)
  await publishForms(objects, cdnDir)
  expect(stored.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
    {
      path: 'forms/배달장부.pdf',
      label: { contentType: 'application/pdf', originalName: '배달장부.pdf' },
      content: '배달장부.pdf',
    },
    {
      path: 'forms/안내',
      label: { contentType: 'application/octet-stream', originalName: '안내' },
      content: '안내',
    },
  ])
})

it('copies nothing without the folder', async () => {
  await publishForms(objects, cdnDir)
  expect(stored).toEqual([])
})
