import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder, writeIn } from '../testing/temporary-folder.ts'
import { sharedBackend } from './shared-backend.ts'

const NOTE = 'development-backend.json'
/** Greater than any process number of a system. */
const NO_PROCESS = 2 ** 30

const started = { address: 'http://localhost:8080', ended: new Promise<number>(() => undefined) }
const start = vi.fn<(dataDir: string) => Promise<typeof started>>()

beforeEach(() => {
  start.mockResolvedValue(started)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process, 'once').mockReturnValue(process)
})
afterEach(() => void vi.restoreAllMocks())

it('starts a backend for a data folder that has none, in a folder that need not be there yet', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  expect(await sharedBackend(dataDir, start)).toBe(started)
  expect(start).toHaveBeenCalledExactlyOnceWith(dataDir)
})

it('uses the one that another development server runs, however many ask at once', async () => {
  const dataDir = temporaryFolder()
  const servers = await Promise.all([1, 2, 3].map(() => sharedBackend(dataDir, start)))
  expect(servers.map(({ address }) => address)).toEqual(Array(3).fill(started.address))
  expect(start).toHaveBeenCalledOnce()
})

it.each([
  ['of a development server that was killed', JSON.stringify({ pid: NO_PROCESS, address: 'http://x' })],
  ['that is damaged', '{"pid":'],
])('does not go by a note %s', async (_what, note) => {
  const dataDir = temporaryFolder()
  writeIn(dataDir, NOTE, note)
  expect(await sharedBackend(dataDir, start)).toBe(started)
})
