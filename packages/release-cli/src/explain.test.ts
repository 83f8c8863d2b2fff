import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { explain, explanationOf, failureOf, WrongUsage } from './explain.ts'

const named = (name: string) => Object.assign(new Error('a sentence'), { name })
const withCode = (code: string, path?: string) =>
  Object.assign(new Error('a sentence'), { code, ...(path !== undefined && { path }) })

describe('the exit code', () => {
  it.each([
    [2, new WrongUsage('a sentence'), 'WrongUsage'],
    [2, named('NotLive'), 'NotLive'],
    [2, Object.assign(named('RefusedBySite'), { errorCode: 'REQUEST_MALFORMED' }), 'REQUEST_MALFORMED'],
    [3, Object.assign(named('RefusedBySite'), { errorCode: 'PATH_TAKEN' }), 'PATH_TAKEN'],
    [3, named('RefusedByGate'), 'RefusedByGate'],
    [1, Object.assign(named('RefusedBySite'), { errorCode: 'OVERLOADED' }), 'OVERLOADED'],
    [1, withCode('ENOSPC'), 'ENOSPC'],
    [1, new Error('a sentence'), 'Error'],
    [1, 'a sentence', 'UNKNOWN'],
    [1, undefined, 'UNKNOWN'],
  ])('is %i for %s, with the code %s', (exitCode, error, code) => {
    expect(failureOf(error).error).toMatchObject({ code, exitCode })
  })
})

describe('an error is explained', () => {
  it.each([
    ['a sentence', 'a sentence'],
    [new WrongUsage('a sentence'), 'a sentence'],
    [withCode('EROFS'), 'The disk is read-only. (EROFS)'],
    [withCode('EROFS', '/srv'), '/srv: The disk is read-only. (EROFS)'],
  ])('%j: %s', (error, sentence) => {
    expect(explanationOf(error)).toBe(sentence)
  })

  it.each([new Error('x'), new TypeError('x'), withCode('constructor')])(
    'by its stack, if it has no name: %s',
    error => {
      expect(explanationOf(error)).toBe(error.stack)
    },
  )

  it('by its message, if it has neither name nor stack', () => {
    expect(explanationOf(Object.assign(new Error('x'), { stack: undefined }))).toBe('x')
  })

  it('on the channel for errors, a line each', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    expect(explain(new WrongUsage('a sentence'))).toBe(2)
    expect(write).toHaveBeenCalledExactlyOnceWith('a sentence\n')
  })
})
