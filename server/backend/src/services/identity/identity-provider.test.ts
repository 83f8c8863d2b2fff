import { expect, it } from 'vitest'
import { noServices } from '../services.ts'
import { providerOf } from './identity-provider.ts'

const { integrated, certificate, form } = noServices.identity
const providers = { integrated: { ...integrated }, certificate: { ...certificate }, form: { ...form } }

it.each([
  ['simple', 'integrated'],
  ['financial', 'integrated'],
  ['joint', 'certificate'],
  ['phone', 'form'],
  ['ipin', 'form'],
] as const)('verifies by %s with the provider that is %s', (method, kind) => {
  expect(providerOf(providers, method)).toBe(providers[kind])
})
