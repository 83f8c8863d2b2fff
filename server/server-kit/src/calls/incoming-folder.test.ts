import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearIncoming, newIncomingFolder } from './incoming-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'incoming-test-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('removes what was left behind long ago, and nothing that a running request uses', async () => {
  const { path: old } = await newIncomingFolder(dataDir)
  await writeFile(join(old, '0'), 'half a file')
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  await utimes(old, longAgo, longAgo)
  const { path: current } = await newIncomingFolder(dataDir)

  await clearIncoming(dataDir, new Date(Date.now() - 60 * 60_000))
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([basename(current)])
})

it('removes a folder that has not changed since that very moment', async () => {
  const { path } = await newIncomingFolder(dataDir)
  const moment = new Date(2025, 0, 1)
  await utimes(path, moment, moment)
  await clearIncoming(dataDir, new Date(moment.getTime() - 1))
  expect(await readdir(join(dataDir, 'incoming'))).toHaveLength(1)
  await clearIncoming(dataDir, moment)
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
})

it('does not mind that nothing ever came in', async () => {
  await expect(clearIncoming(dataDir, new Date())).resolves.toBeUndefined()
})
