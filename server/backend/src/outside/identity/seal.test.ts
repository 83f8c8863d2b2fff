import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal(Buffer.alloc(32, 1))
const fields = fc.string().filter(name => name !== 'seal' && name !== '__proto__')
const messages = fc.dictionary(fields, fc.string(), { noNullPrototype: true })

it('opens what it has closed, unchanged', () => {
  fc.assert(
    fc.property(messages, message => {
      expect(seal.open(seal.close(message))).toEqual(message)
    }),
  )
})

it('opens nothing that was changed, or sealed with another key', () => {
  const other = createSeal(Buffer.alloc(32, 2))
  fc.assert(
    fc.property(messages, fields, fc.string(), (message, field, value) => {
      fc.pre(message[field] !== value)
      expect(seal.open({ ...seal.close(message), [field]: value })).toBeNull()
      expect(other.open(seal.close(message))).toBeNull()
    }),
  )
})

it.each([undefined, null, 5, '', 'x', {}])('opens nothing with %j for a seal', proof => {
  expect(seal.open({ mtxId: '1', seal: proof })).toBeNull()
})

it('opens nothing that holds anything but text', () => {
  expect(seal.open({ ...seal.close({ a: '1' }), a: 1 })).toBeNull()
})
