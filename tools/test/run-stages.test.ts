import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStages } from './run-stages.ts'
import { nothing } from './tally.ts'

const threePassed = () => Promise.resolve({ passed: 3, failures: [] })
const crash = () => Promise.reject(new Error('out of memory'))

let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((printed += String(text))))
})
afterEach(() => void vi.restoreAllMocks())

it('goes on after a stage that crashes, and counts the crash as a failure', async () => {
  const tally = await runStages([
    { name: 'one that crashes', run: crash },
    { name: 'one that works', run: threePassed },
  ])
  expect(tally).toEqual({ passed: 3, failures: ['one that crashes: crashed'] })
  expect(printed).toContain('out of memory')
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

it('runs side by side what needs nothing of one another, and prints it one after the other', async () => {
  const built = Promise.withResolvers<typeof nothing>()
  const ending = runStages([
    {
      name: 'checks',
      run: async print => {
        print('checks wait for the build, ')
        await built.promise
        print('and end\n')
        return nothing
      },
    },
    {
      name: 'build',
      run: async print => {
        print('the build ends\n')
        built.resolve(nothing)
        return nothing
      },
    },
  ])
  await ending
  expect(printed.trim()).toBe('── checks\nchecks wait for the build, and end\n\n── build\nthe build ends')
})

it('leaves the processors to a stage that comes before, whether that goes well or not', async () => {
  const order: string[] = []
  const checks = { name: 'checks', run: () => crash().finally(() => order.push('checks')) }
  const tests = {
    name: 'tests',
    after: ['checks'],
    run: () => threePassed().finally(() => order.push('tests')),
  }
  const { passed } = await runStages([checks, tests])
  expect({ order, passed }).toEqual({ order: ['checks', 'tests'], passed: 3 })
})
