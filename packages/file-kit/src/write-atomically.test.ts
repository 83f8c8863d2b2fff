import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { syncFolder, writeAtomically } from './write-atomically.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-'))
  file = join(folder, 'file')
  await writeFile(file, 'old')
})
afterEach(() => rm(folder, { recursive: true }))

/** Flushing to the disk, by every open file and folder. */
async function spiedSync() {
  await using handle = await open(folder)
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  onTestFinished(() => sync.mockRestore())
  return sync
}

const failure = new Error('The disk failed.')

describe('a file', () => {
  it('is replaced as a whole, and nothing else is left', async () => {
    const text = 'new '.repeat(250_000)
    await writeAtomically(file, text)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['file'])
  })

  it('keeps its text if the new one is not on the disk', async () => {
    const sync = await spiedSync()
    sync.mockRejectedValueOnce(failure)
    await expect(writeAtomically(file, 'new')).rejects.toBe(failure)
    expect(await readFile(file, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['file'])
  })

  it('is not safe before its folder is on the disk too', async () => {
    const sync = await spiedSync()
    sync.mockResolvedValueOnce(undefined).mockRejectedValueOnce(failure)
    await expect(writeAtomically(file, 'new')).rejects.toBe(failure)
    expect(await readFile(file, 'utf8')).toBe('new')
  })

  it('that is a folder is not replaced', async () => {
    await mkdir(join(folder, 'inner'))
    await expect(writeAtomically(join(folder, 'inner'), 'new')).rejects.toMatchObject({ syscall: 'rename' })
    expect(await readdir(folder)).toEqual(['file', 'inner'])
  })
})

it.each([
  ['linux', 1],
  ['win32', 0],
])('a folder is flushed on %s %i times', async (platform, times) => {
  const sync = await spiedSync()
  const system = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as NodeJS.Platform)
  onTestFinished(() => system.mockRestore())
  await syncFolder(folder)
  expect(sync).toHaveBeenCalledTimes(times)
})
