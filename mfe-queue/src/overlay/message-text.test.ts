import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageText } from './message-text.ts'

describe('the message of the operator', () => {
  const written = (text: string) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(text)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')

  it('is read as the waiting room writes it, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), text => {
        const shown = [...text.trim()].slice(0, 200).join('')
        expect(messageText(written(text))).toBe(shown === '' ? undefined : shown)
      }),
    )
  })

  it.each(['', '%', 'not base64!', '_w', 'A'])('is none in "%s"', notice => {
    expect(messageText(notice)).toBeUndefined()
  })

  it('is cut after 200 characters', () => {
    expect(messageText(written('가'.repeat(300)))).toBe('가'.repeat(200))
  })
})
