import { expect, it } from 'vitest'
import { createSandboxServices } from '../sandbox/services/sandbox-services.ts'
import { createReportSigner } from '../sandbox/identity/report-signer.ts'
import { ServiceUnavailable } from './service-unavailable.ts'
import { connectServices, noServices } from './services.ts'

const QUICK = '1234567801'

const now = () => new Date(0)
const registered = { status_code: 'OK', data: [{ b_no: QUICK, b_stt_cd: '01', tax_type_cd: '01' }] }
const outside = { now, fetch: async () => new Response(JSON.stringify(registered)) }
const portal = { taxOffice: { url: 'https://tax.example.org', serviceKey: 'key' } }
const noPortal = {}
const wait = async () => undefined
const sandbox = createSandboxServices({ signer: createReportSigner(Buffer.from('key')), wait })

it('ask the configured portal, and the platforms which support a business gets', async () => {
  const { taxOffice } = connectServices(portal, sandbox, outside)
  expect(await taxOffice.lookUp(QUICK)).toMatchObject({ taxStatus: '01', applicationType: '신속' })
})

it.each([
  [null, '확인'],
  [[{ platform: '시험플랫폼', month: '2025-01', amount: 1000 }], '신속'],
])(
  'ask the connected platforms before those of the sandbox: with the months %j the support is %s',
  async (months, support) => {
    const fetch: typeof globalThis.fetch = async address =>
      Response.json(new Request(address).url.includes('/platforms/') ? { months } : registered)
    const gateway = { url: 'https://gateway.example.org', gatewayKey: 'k'.repeat(32) }
    const { taxOffice } = connectServices({ ...portal, platforms: gateway }, sandbox, { now, fetch })
    expect(await taxOffice.lookUp(QUICK)).toMatchObject({ applicationType: support })
  },
)

it('leave proof to every business while no platform responds', async () => {
  const { taxOffice } = connectServices(portal, undefined, outside)
  expect(await taxOffice.lookUp(QUICK)).toMatchObject({ applicationType: '확인' })
})

it('leave proof to a business that no platform has, and hide no fault of ours', async () => {
  const none = async () => null
  const fault = async () => Promise.reject(new Error('a fault of ours'))
  const supportWith = async (monthlyAmounts: () => Promise<null>) => {
    const { taxOffice } = connectServices(portal, { ...sandbox, platforms: { monthlyAmounts } }, outside)
    return (await taxOffice.lookUp(QUICK)).applicationType
  }
  expect(await supportWith(none)).toBe('확인')
  await expect(supportWith(fault)).rejects.toThrow('a fault of ours')
})

it('are the sandbox’s without a portal, and unavailable without the sandbox', async () => {
  const { taxOffice } = connectServices(noPortal, sandbox, outside)
  expect(await taxOffice.lookUp('1234567807')).toMatchObject({ taxStatus: '03' })
  const unconnected = connectServices(noPortal, undefined, outside)
  await expect(unconnected.taxOffice.lookUp(QUICK)).rejects.toThrow(ServiceUnavailable)
})

const { identity, taxOffice: office, banks, realName, platforms } = noServices

it.each([
  ...Object.values(identity).flatMap(provider => [
    ['identity provider', () => provider.begin({} as never, '')] as const,
    ['identity provider', () => provider.outcomeOf('')] as const,
  ]),
  ['tax office', () => office.lookUp(QUICK)],
  ['tax office', () => office.validate({} as never)],
  ['bank', () => banks.holderOf({} as never)],
  ['real-name register', () => realName.matches({} as never)],
  ['delivery platforms', () => platforms.monthlyAmounts(QUICK)],
] as const)('are named when they are not connected: %s', async (service, ask) => {
  await expect(ask()).rejects.toMatchObject({ service, message: `${service}: not connected` })
})

it('read no report of a person while no provider is connected', () => {
  expect(Object.values(identity).map(provider => provider.readReport({}))).toEqual([null, null, null])
})
