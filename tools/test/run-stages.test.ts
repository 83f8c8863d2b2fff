import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStages } from './run-stages.ts'
import { nothing } from './tally.ts'

const threePassed = () => Promise.resolve({ passed: 3, failures: [] })
const crash = () => Promise.reject(new Error('out of memory'))

const told = vi.fn<(text: unknown) => boolean>(() => true)

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation(told)
})
afterEach(() => void vi.restoreAllMocks())

it('goes on after a stage that crashes, and counts the crash as a failure', async () => {
  const tally = await runStages([
    { name: 'one that crashes', run: crash },
    { name: 'one that works', run: threePassed },
  ])
  expect(tally).toEqual({ passed: 3, failures: ['one that crashes: crashed'] })
  expect(told).toHaveBeenCalledWith(expect.stringContaining('out of memory'))
})

it('does not run what makes no sense after such a failure, and counts that too', async () => {
  const journeys = vi.fn(threePassed)
  const tally = await runStages([
    { name: 'build', run: crash },
    { name: 'journeys', needs: ['build'], run: journeys },
  ])
  expect(tally).toEqual({
    passed: 0,
    failures: ['build: crashed', 'journeys: not run, because “build” failed'],
  })
  expect(journeys).not.toHaveBeenCalled()
})

it('runs what needs a stage that went well', async () => {
  const tally = await runStages([
    { name: 'build', run: () => Promise.resolve(nothing) },
    { name: 'journeys', needs: ['build'], run: threePassed },
  ])
  expect(tally).toEqual({ passed: 3, failures: [] })
})
