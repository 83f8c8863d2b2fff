import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** Returns a function that returns how many files and folders have been flushed to the disk since, in this test. */
export async function countFlushes(): Promise<() => number> {
  await using handle = await open(import.meta.filename)
  const ways = [
    vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync'),
    vi.spyOn(fs, 'fsync'),
    vi.spyOn(fs, 'fsyncSync'),
  ]
  onTestFinished(() => ways.forEach(way => way.mockRestore()))
  return () => ways.reduce((sum, way) => sum + way.mock.calls.length, 0)
}
