import { expect, it } from 'vitest'
import { createSandboxServices } from '../sandbox/services/sandbox-services.ts'
import { createReportSigner } from '../sandbox/identity/report-signer.ts'
import { ServiceUnavailable } from './service-unavailable.ts'
import { connectServices } from './services.ts'

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

it('leave proof to every business while no platform responds', async () => {
  const { taxOffice } = connectServices(portal, undefined, outside)
  expect(await taxOffice.lookUp(QUICK)).toMatchObject({ applicationType: '확인' })
})

it('are the sandbox’s without a portal, and unavailable without the sandbox', async () => {
  const { taxOffice } = connectServices(noPortal, sandbox, outside)
  expect(await taxOffice.lookUp('1234567807')).toMatchObject({ taxStatus: '03' })
  const unconnected = connectServices(noPortal, undefined, outside)
  await expect(unconnected.taxOffice.lookUp(QUICK)).rejects.toThrow(ServiceUnavailable)
})
