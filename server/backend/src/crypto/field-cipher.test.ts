import { anyText } from 'domain-rules/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFieldCipher, FieldUnreadable, type FieldCipher } from './field-cipher.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })
const first = key('2025a', 1)
const second = key('2025b', 2)
const cipher = createFieldCipher([first])
const texts = anyText({ maxLength: 60 })

function tamper(encrypted: string, part: number, at: number): string {
  const parts = encrypted.split('.')
  const bytes = Buffer.from(parts[part] ?? '', 'base64url')
  const place = at % bytes.length
  bytes[place] = (bytes[place] ?? 0) ^ 1
  return parts.with(part, bytes.toString('base64url')).join('.')
}

const decrypting = (by: FieldCipher, encrypted: string, place: string) => () => by.decrypt(encrypted, place)

describe('an encrypted field', () => {
  it('opens to what was encrypted, whatever it is', () => {
    fc.assert(
      fc.property(texts, fc.string(), (text, place) => {
        expect(cipher.decrypt(cipher.encrypt(text, place), place)).toBe(text.toWellFormed())
      }),
    )
  })

  it('does not show what it holds, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6,16}$/), number => {
        const encrypted = cipher.encrypt(number, 'place')
        expect(encrypted).not.toContain(number)
        expect(encrypted).not.toBe(cipher.encrypt(number, 'place'))
      }),
    )
  })

  it('cannot be opened in another place', () => {
    fc.assert(
      fc.property(texts, fc.string(), fc.string(), (text, place, other) => {
        fc.pre(place !== other)
        expect(decrypting(cipher, cipher.encrypt(text, place), other)).toThrow(FieldUnreadable)
      }),
    )
  })

  it('cannot be opened after a single bit has changed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(1, 2, 3), fc.nat(1_000), (text, part, at) => {
        const tampered = tamper(cipher.encrypt(text, 'place'), part, at)
        expect(decrypting(cipher, tampered, 'place')).toThrow(FieldUnreadable)
      }),
    )
  })

  it.each(['', 'plain', '8001010000001', '2025a', '2025a.a.b.c', '2025a...', 'other.a.b.c'])(
    'is not "%s"',
    text => {
      expect(decrypting(cipher, text, 'place')).toThrow(FieldUnreadable)
    },
  )
})

describe('a stored field', () => {
  const fixed = createFieldCipher([first], () => Buffer.alloc(12, 7))
  const stored = fixed.encrypt('홍길동', 'person/1/name')

  it('has a form that later versions can read', () => {
    expect(stored).toBe('2025a.BwcHBwcHBwcHBwcH.YGpnTrcWWi6A.BbRrTwwvB0DxvVV1M0tstA')
    expect(cipher.decrypt(stored, 'person/1/name')).toBe('홍길동')
    expect(cipher.fingerprint('홍길동')).toBe('2025a.eHOt7_YfjqV810hszj8O9Go3HYa9L4r2vwFlkhNJBzc')
  })

  it('says why it cannot be opened', () => {
    const ofNoKey = stored.replace('2025a', 'gone')
    expect(decrypting(cipher, ofNoKey, 'person/1/name')).toThrow(
      'key of an encrypted field is not configured',
    )
    const failure = failureOf(decrypting(cipher, stored, 'person/2/name'))
    expect(failure).toMatchObject({ name: 'FieldUnreadable', cause: expect.any(Error) })
    expect(failure).toHaveProperty('message', expect.stringContaining('belongs to another record'))
  })

  it('cannot be opened by a part of its proof', () => {
    const [id, iv, encrypted, tag = ''] = stored.split('.')
    const shorter = Buffer.from(tag, 'base64url').subarray(0, 12).toString('base64url')
    expect(decrypting(cipher, [id, iv, encrypted, shorter].join('.'), 'person/1/name')).toThrow(
      FieldUnreadable,
    )
  })
})

function failureOf(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (error) {
    return error
  }
}

describe('a new key', () => {
  const rotated = createFieldCipher([second, first])

  it('is used for writing, while the old one still opens what it has encrypted', () => {
    const old = cipher.encrypt('text', 'place')
    const fresh = rotated.encrypt('text', 'place')
    expect(rotated.decrypt(old, 'place')).toBe('text')
    expect(rotated.decrypt(fresh, 'place')).toBe('text')
    expect([old, fresh].map(encrypted => encrypted.split('.')[0])).toEqual(['2025a', '2025b'])
    expect([old, fresh].map(rotated.isOutdated)).toEqual([true, false])
    expect([cipher, rotated].map(({ hasOlderKeys }) => hasOlderKeys)).toEqual([false, true])
  })

  it('cannot be taken away, or for another one, while something is encrypted with it', () => {
    const encrypted = rotated.encrypt('text', 'place')
    expect(decrypting(cipher, encrypted, 'place')).toThrow(FieldUnreadable)
    expect(decrypting(createFieldCipher([key('2025b', 3)]), encrypted, 'place')).toThrow(FieldUnreadable)
  })
})

it('needs a key', () => {
  expect(() => createFieldCipher([])).toThrow('no key')
})

describe('a fingerprint', () => {
  const rotated = createFieldCipher([second, first])

  it('belongs to one text, and no one can make it without the key', () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        expect(cipher.isFingerprintOf(cipher.fingerprint(text), text)).toBe(true)
        expect(cipher.isFingerprintOf(cipher.fingerprint(text), other)).toBe(text === other)
        expect(createFieldCipher([second]).isFingerprintOf(cipher.fingerprint(text), text)).toBe(false)
      }),
    )
  })

  it('is still known after a new key has come, and no longer when its own is gone', () => {
    const old = cipher.fingerprint('text')
    expect(rotated.fingerprint('text')).not.toBe(old)
    expect(rotated.isFingerprintOf(old, 'text')).toBe(true)
    expect(createFieldCipher([second]).isFingerprintOf(old, 'text')).toBe(false)
  })

  it('is looked for with each of the keys', () => {
    const [now, before] = [createFieldCipher([second]), cipher].map(each => each.fingerprint('text'))
    expect(rotated.fingerprints('text')).toEqual([now, before])
  })

  it.each(['', 'plain', '2025a', '2025a.', 'other.abc'])('is not "%s"', text => {
    expect(cipher.isFingerprintOf(text, 'text')).toBe(false)
  })
})
