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

  it.each(['', 'plain', '2025a', '2025a.', 'other.abc'])('is not "%s"', text => {
    expect(cipher.isFingerprintOf(text, 'text')).toBe(false)
  })
})
