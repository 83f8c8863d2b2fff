import { describe, expect, it } from 'vitest'
import { hasCode, unlessMissing } from './error-code.ts'

const failure = (code: string) => Object.assign(new Error('failed'), { code })

describe('an error', () => {
  it.each([
    ['has its code', failure('ENOENT'), true],
    ['has one of several', failure('EEXIST'), true],
    ['has no other code', failure('EACCES'), false],
    ['without a code has none', new Error('failed'), false],
    ['is no plain object with a code', { code: 'ENOENT' }, false],
    ['is not undefined', undefined, false],
  ])('%s', (_, error, isOne) => {
    expect(hasCode(error, 'ENOENT', 'EEXIST', 'undefined')).toBe(isOne)
  })
})

describe('reading a file', () => {
  it('returns its content, or null if it does not exist', async () => {
    expect(await unlessMissing(Promise.resolve('text'))).toBe('text')
    expect(await unlessMissing(Promise.reject(failure('ENOENT')))).toBeNull()
    expect(await unlessMissing(Promise.reject(failure('ENOTDIR')), ['ENOENT', 'ENOTDIR'])).toBeNull()
  })

  it('fails for any other reason', async () => {
    await expect(unlessMissing(Promise.reject(failure('EACCES')))).rejects.toThrow('failed')
  })
})
