import { expect, it } from 'vitest'
import { createSandboxIdentityProviders, signReport } from './provider.ts'
import { createReportSigner } from './report-signer.ts'

const signer = createReportSigner(Buffer.alloc(32, 1))
const { integrated } = createSandboxIdentityProviders(signer)
const person = { ci: 'CI', name: '시험신규', birthDate: '19800101', mobileNumber: null, mobileCarrier: null }
const { ci, name, birthDate } = person
const signed = (message: Record<string, string>) =>
  signer.sign({ mtxId: 'tx', ci, name, birthDate, ...message })

it.each([
  { state: 'succeeded', person },
  { state: 'succeeded', person: { ...person, mobileNumber: '01000000000', mobileCarrier: 'SKT' } },
  { state: 'failed' },
  { state: 'cancelled' },
] as const)('a report is read as it was signed: %j', outcome => {
  const report = { transactionId: 'tx', outcome }
  expect(integrated.readReport(signReport(signer, report))).toEqual(report)
})

it.each([
  ['names no outcome', signed({})],
  ['names an unknown outcome', signed({ state: 'begun' })],
  ['names no verification', signed({ mtxId: '', state: 'succeeded' })],
  ['lacks the name of the person', signed({ name: '', state: 'succeeded' })],
  ['is not signed', { mtxId: 'tx', ci, name, birthDate, state: 'succeeded' }],
])('a report is none if it %s', (_what, posted) => {
  expect(integrated.readReport(posted)).toBeNull()
})
