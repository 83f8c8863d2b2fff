import { expect, it, vi } from 'vitest'
import { Failures } from './failures.ts'

it('a failure is logged once until it is over, and readiness names its work and its cause', () => {
  const log = vi.fn<(error: unknown, work: string) => void>()
  const failures = new Failures(log)
  const [first, second] = [new Error('the disk fails'), new Error('it still fails')]
  failures.add('reading', first)
  failures.add('reading', second)
  expect(log).toHaveBeenCalledExactlyOnceWith(first, 'reading')
  expect(() => failures.verify()).toThrow(expect.objectContaining({ message: 'reading', cause: second }))

  failures.end('reading')
  expect(() => failures.verify()).not.toThrow()
  failures.add('reading', second)
  expect(log).toHaveBeenCalledTimes(2)
})
