import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { EncryptJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSessions } from './sessions.ts'

const applicant = {
  ci: 'ci-1',
  businessNumber: '1234567890',
  applicationNumber: null,
  sessionId: 'session-1',
}
const noon = new Date('2025-03-01T12:00:00Z')
const at = (seconds: number) => () => new Date(noon.getTime() + seconds * 1000)
const sessionsAt = (seconds: number, secret = 'a secret') => createSessions(secret, at(seconds))

describe('an encrypted session', () => {
  it('stands for the applicant that it was made for', async () => {
    const encrypted = await sessionsAt(0).encrypt(applicant)
    expect(await sessionsAt(1).decrypt(encrypted)).toEqual(applicant)
  })

  it('shows nothing of the person', async () => {
    const encrypted = await sessionsAt(0).encrypt(applicant)
    const readable = encrypted.split('.').map(part => Buffer.from(part, 'base64url').toString())
    expect(readable.join()).not.toMatch(/ci-1|1234567890/)
  })

  it.each([
    [3599, true],
    [3600, false],
    [1_000_000, false],
  ])('after %i seconds is good: %s', async (seconds, isGood) => {
    const encrypted = await sessionsAt(0).encrypt(applicant)
    expect((await sessionsAt(seconds).decrypt(encrypted)) !== null).toBe(isGood)
  })

  it('that was read before ends at the same second', async () => {
    const clock = { seconds: 0 }
    const sessions = createSessions('a secret', () => at(clock.seconds)())
    const encrypted = await sessions.encrypt(applicant)
    for (const seconds of [0, 1, 3599]) {
      clock.seconds = seconds
      expect(await sessions.decrypt(encrypted)).toEqual(applicant)
    }
    clock.seconds = 3600
    expect(await sessions.decrypt(encrypted)).toBeNull()
  })

  it('is worth nothing with another key', async () => {
    const encrypted = await sessionsAt(0).encrypt(applicant)
    expect(await sessionsAt(1, 'another secret').decrypt(encrypted)).toBeNull()
  })

  it('of a former key is still read, while new ones are of the first', async () => {
    const rotated = sessionsAt(1, 'a new secret,a secret,an old secret')
    for (const secret of ['a secret', 'an old secret'])
      expect(await rotated.decrypt(await sessionsAt(0, secret).encrypt(applicant))).toEqual(applicant)
    const encrypted = await rotated.encrypt(applicant)
    expect(await sessionsAt(1, 'a new secret').decrypt(encrypted)).toEqual(applicant)
    expect(await sessionsAt(1, 'a secret').decrypt(encrypted)).toBeNull()
  })

  it('lasts for the seconds that it is made for', async () => {
    const encrypted = await sessionsAt(0).encrypt(applicant, 60)
    expect(await sessionsAt(59).decrypt(encrypted)).toEqual(applicant)
    expect(await sessionsAt(60).decrypt(encrypted)).toBeNull()
  })

  it.each(['ci', 'brno', 'aplyNo', 'sid', 'exp'])('is worth nothing without its %s', async missing => {
    const exp = noon.getTime() / 1000 + 60
    const claims = { ci: 'ci-1', brno: '1234567890', aplyNo: null, sid: 'session-1', exp }
    const encrypted = (given: object) =>
      new EncryptJWT({ ...given })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(createHash('sha256').update('a secret').digest())
    expect(await sessionsAt(0).decrypt(await encrypted(claims))).toEqual(applicant)
    const partial = Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== missing))
    expect(await sessionsAt(0).decrypt(await encrypted(partial))).toBeNull()
  })

  it('is worth nothing in another encryption, although its key fits', async () => {
    const exp = noon.getTime() / 1000 + 60
    const claims = { ci: 'ci-1', brno: '1234567890', aplyNo: null, sid: 'session-1', exp }
    const encrypted = await new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
      .encrypt(createHash('sha256').update('a secret').digest())
    expect(await sessionsAt(0).decrypt(encrypted)).toBeNull()
  })

  it('is worth nothing once a single character has changed', async () => {
    const encrypted = await sessionsAt(0).encrypt(applicant)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(encrypted.length - 1),
        fc.constantFrom('A', 'z', '9', '.'),
        async (index, sign) => {
          const changed = encrypted.slice(0, index) + sign + encrypted.slice(index + 1)
          fc.pre(bytesOf(changed) !== bytesOf(encrypted))
          expect(await sessionsAt(1).decrypt(changed)).toBeNull()
        },
      ),
    )
  })

  it('is not to be made up from any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async text => {
        expect(await sessionsAt(0).decrypt(text)).toBeNull()
      }),
    )
  })
})

// The last characters of base64 hold unused bits.
function bytesOf(encrypted: string): string {
  return encrypted
    .split('.')
    .map(part => Buffer.from(part, 'base64url').toString('hex'))
    .join('.')
}
