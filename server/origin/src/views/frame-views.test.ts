import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyRegistry } from 'release-format'
import { writeText } from 'release-store/testing'
import { createFileCache } from 'server-kit'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { FrameViews } from './frame-views.ts'

/** Counts how many pages it draws at the same time. */
const PROGRAM = `let drawing = 0
export async function renderFirstView({ path }) {
  drawing += 1
  const atOnce = drawing
  await new Promise(setImmediate)
  drawing -= 1
  if (path === '/broken') throw new Error('broken')
  return path + ' ' + atOnce
}`
const program = { file: 'views.mjs', sha256: hash('sha256', PROGRAM), screens: {} }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'views-'))
  await writeText(join(folder, program.file), PROGRAM)
})
afterAll(() => rm(folder, { recursive: true }))

it('pages are drawn one after the other, also behind one that fails, and leave no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const views = new FrameViews(createFileCache(), folder)
  const registry = emptyRegistry(new Date(0))
  const drawn = ['/a', '/broken', '/b', '/c'].map(path =>
    views.of(program, { path, siteConfig: {}, registry }).catch(() => 'failed'),
  )
  expect(await Promise.all(drawn)).toEqual(['/a 1', 'failed', '/b 1', '/c 1'])
  expect(vi.getTimerCount()).toBe(0)
})
