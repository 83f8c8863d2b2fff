import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSessions } from './sessions.ts'

const applicant = { ci: 'ci-1', businessNumber: '1234567890', applicationNumber: null }
const noon = new Date('2025-03-01T12:00:00Z')
const at = (seconds: number) => () => new Date(noon.getTime() + seconds * 1000)
const sessionsAt = (seconds: number, secret = 'a secret') => createSessions(secret, at(seconds))

describe('a sealed session', () => {
  it('stands for the applicant that it was made for', async () => {
    const sealed = await sessionsAt(0).seal(applicant)
    expect(await sessionsAt(1).open(sealed)).toEqual(applicant)
  })

  it('shows nothing of the person', async () => {
    const sealed = await sessionsAt(0).seal(applicant)
    const readable = sealed.split('.').map(part => Buffer.from(part, 'base64url').toString())
    expect(readable.join()).not.toMatch(/ci-1|1234567890/)
  })

  it.each([
    [3599, true],
    [3600, false],
    [1_000_000, false],
  ])('after %i seconds is good: %s', async (seconds, isGood) => {
    const sealed = await sessionsAt(0).seal(applicant)
    expect((await sessionsAt(seconds).open(sealed)) !== null).toBe(isGood)
  })

  it('is worth nothing with another key', async () => {
    const sealed = await sessionsAt(0).seal(applicant)
    expect(await sessionsAt(1, 'another secret').open(sealed)).toBeNull()
  })

  it('is worth nothing once a single character has changed', async () => {
    const sealed = await sessionsAt(0).seal(applicant)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(sealed.length - 1),
        fc.constantFrom('A', 'z', '9', '.'),
        async (index, sign) => {
          const changed = sealed.slice(0, index) + sign + sealed.slice(index + 1)
          fc.pre(bytesOf(changed) !== bytesOf(sealed))
          expect(await sessionsAt(1).open(changed)).toBeNull()
        },
      ),
    )
  })

  it('is not to be made up from any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async text => {
        expect(await sessionsAt(0).open(text)).toBeNull()
      }),
    )
  })
})

// The last characters of base64 hold bits that stand for nothing.
function bytesOf(sealed: string): string {
  return sealed
    .split('.')
    .map(part => Buffer.from(part, 'base64url').toString('hex'))
    .join('.')
}
