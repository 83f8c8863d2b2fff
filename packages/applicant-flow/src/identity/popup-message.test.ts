import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { popupFailure, popupMessageIn, popupSuccess } from './popup-message.ts'

const person = {
  name: '홍길동',
  birthDate: '19800101',
  ci: 'CI/+==',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}

it.each([
  popupSuccess(),
  popupSuccess({ person }),
  popupSuccess({ certificate: { trCert: 'cert', trAdd: 'add' } }),
  popupFailure('failed'),
  popupFailure('cancelled'),
  popupFailure('missing'),
])('reads back $outcome', message => {
  expect(popupMessageIn(structuredClone(message))).toEqual(message)
})

it.each([
  ['of another sender', { ...popupSuccess(), sender: 'someone' }],
  ['with a fact too many', { ...popupSuccess({ person }), isTrusted: true }],
  ['with half a person', { ...popupSuccess(), person: { name: '홍길동' } }],
  ['with an unknown reason', { ...popupFailure('failed'), reason: 'boredom' }],
  ['with an unknown outcome', { ...popupFailure('failed'), outcome: 'perhaps' }],
])('ignores a message %s', (_, message) => {
  expect(popupMessageIn(message)).toBeNull()
})

it('ignores everything else that a window may be sent', () => {
  fc.assert(
    fc.property(fc.anything(), data => {
      expect(popupMessageIn(data)).toBeNull()
    }),
  )
})
