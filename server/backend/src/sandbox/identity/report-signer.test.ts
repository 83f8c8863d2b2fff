import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReportSigner } from './report-signer.ts'

const signer = createReportSigner(Buffer.alloc(32, 1))
const fields = fc.string().filter(name => name !== 'seal' && name !== '__proto__')
const messages = fc.dictionary(fields, fc.string(), { noNullPrototype: true })

it('verifies what it has signed, unchanged', () => {
  fc.assert(
    fc.property(messages, message => {
      expect(signer.verify(signer.sign(message))).toEqual(message)
    }),
  )
})

it('verifies nothing that was changed, or signed with another key', () => {
  const other = createReportSigner(Buffer.alloc(32, 2))
  fc.assert(
    fc.property(messages, fields, fc.string(), (message, field, value) => {
      fc.pre(message[field] !== value)
      expect(signer.verify({ ...signer.sign(message), [field]: value })).toBeNull()
      expect(other.verify(signer.sign(message))).toBeNull()
    }),
  )
})

it.each([undefined, null, 5, '', 'x', {}])('verifies nothing with %j for a signature', proof => {
  expect(signer.verify({ mtxId: '1', seal: proof })).toBeNull()
})

it('verifies nothing that holds anything but text', () => {
  expect(signer.verify({ ...signer.sign({ a: '1' }), a: 1 })).toBeNull()
  const signed = signer.sign(JSON.parse('{ "a": 1 }') as Record<string, string>)
  expect(signer.verify(signed)).toBeNull()
})
