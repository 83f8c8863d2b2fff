import { expect, it, vi } from 'vitest'
import { runStages } from './run-stages.ts'

it('goes on after a stage that crashes, and counts the crash as a failure', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tally = await runStages([
    { name: 'one that crashes', run: () => Promise.reject(new Error('out of memory')) },
    { name: 'one that works', run: () => Promise.resolve({ passed: 3, failed: 0 }) },
  ])
  expect(tally).toEqual({ passed: 3, failed: 1 })
  expect(told).toHaveBeenCalledWith(expect.stringContaining('out of memory'))
  vi.restoreAllMocks()
})
