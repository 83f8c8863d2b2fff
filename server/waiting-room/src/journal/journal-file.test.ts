import fs from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JournalFile } from './journal-file.ts'

const disk = {
  ...fs,
  closeSync: vi.fn(fs.closeSync),
  fdatasync: vi.fn(fs.fdatasync),
  fsyncSync: vi.fn(fs.fsyncSync),
  renameSync: vi.fn(fs.renameSync),
}

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(folder, 'lines.jsonl')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  return rm(folder, { recursive: true })
})

function open(largestBytes = 1_000) {
  const wholeText = vi.fn(() => 's'.repeat(100))
  const onFailure = vi.fn<(error: unknown) => void>()
  const file = new JournalFile({ path, wholeText, largestBytes, onFailure, disk })
  file.rewrite()
  return { file, wholeText, onFailure }
}

const content = () => readFile(path, 'utf8')
const failOnce = (error: Error) => disk.fdatasync.mockImplementationOnce((_file, done) => done(error))

it('a file is made short when it is longer than twice its shortest text, and so much more', async () => {
  const { file, wholeText } = open(50)
  // 100 bytes of 250 are written.
  file.append('a'.repeat(150))
  expect(wholeText).toHaveBeenCalledTimes(1)
  expect(await content()).toHaveLength(250)
  file.append('a')
  expect(wholeText).toHaveBeenCalledTimes(2)
  expect(await content()).toBe('s'.repeat(100))
})

describe('a power cut', () => {
  it('takes the last tenth of a second alone', () => {
    const { file } = open()
    const synced = disk.fdatasync
    for (const text of ['a', 'b']) file.append(text)
    vi.advanceTimersByTime(99)
    expect(synced).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(synced).toHaveBeenCalledTimes(1)
    file.append('c')
    vi.advanceTimersByTime(100)
    expect(synced).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(60_000)
    expect(synced).toHaveBeenCalledTimes(2)
  })

  it('takes nothing once the disk has it: the file stays open', async () => {
    const { file, onFailure } = open()
    disk.fdatasync.mockImplementationOnce((_file, done) => done(null))
    file.append('a')
    vi.advanceTimersByTime(100)
    file.append('b')
    expect(await content()).toBe(`${'s'.repeat(100)}ab`)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('leaves the former file until the whole new one is on the disk', () => {
    open()
    const [synced = Infinity] = disk.fsyncSync.mock.invocationCallOrder
    const [renamed = 0] = disk.renameSync.mock.invocationCallOrder
    expect(synced).toBeLessThan(renamed)
  })
})

describe('a disk that fails to sync', () => {
  const failure = new Error('input/output error')

  it('is reported once, and gets the whole text a second later', async () => {
    const { file, wholeText, onFailure } = open()
    failOnce(failure)
    file.append('a')
    vi.advanceTimersByTime(100)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
    expect(disk.closeSync).toHaveBeenCalledTimes(1)
    file.append('b')
    wholeText.mockImplementationOnce(() => {
      throw failure
    })
    vi.advanceTimersByTime(1_000)
    vi.advanceTimersByTime(1_000)
    expect(wholeText).toHaveBeenCalledTimes(3)
    file.append('c')
    expect(await content()).toBe(`${'s'.repeat(100)}c`)
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('has not failed if the file was replaced meanwhile', () => {
    const { file, onFailure } = open()
    disk.fdatasync.mockImplementationOnce((_file, done) => {
      file.rewrite()
      done(failure)
    })
    file.append('a')
    vi.advanceTimersByTime(100)
    expect(onFailure).not.toHaveBeenCalled()
  })
})

it('each file that is replaced, or cannot be written, is closed', () => {
  const { file, wholeText } = open()
  file.rewrite()
  expect(disk.closeSync).toHaveBeenCalledTimes(1)
  wholeText.mockImplementationOnce(() => {
    throw new Error('full')
  })
  expect(() => file.rewrite()).toThrow('full')
  expect(disk.closeSync).toHaveBeenCalledTimes(2)
})
