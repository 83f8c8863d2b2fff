import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { JournalFile } from './journal-file.ts'

it('a file is made short when it is longer than twice its shortest text, and so much more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'lines.jsonl')
  const wholeText = vi.fn(() => 's'.repeat(100))
  const file = new JournalFile({ path, wholeText, largestBytes: 50, onFailure: () => undefined })
  file.rewrite()
  // 100 bytes of 250 are written.
  file.append('a'.repeat(150))
  expect(wholeText).toHaveBeenCalledTimes(1)
  expect(await readFile(path, 'utf8')).toHaveLength(250)
  file.append('a')
  expect(wholeText).toHaveBeenCalledTimes(2)
  expect(await readFile(path, 'utf8')).toBe('s'.repeat(100))
})
