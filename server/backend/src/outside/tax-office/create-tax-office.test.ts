import { expect, it } from 'vitest'
import { noPlatforms } from '../platforms/platforms.ts'
import { sandboxPlatforms } from '../platforms/sandbox-platforms.ts'
import { createTaxOffice } from './create-tax-office.ts'
import { TaxOfficeUnavailable } from './tax-office.ts'

const QUICK = '1234567801'

const portal = { url: 'https://tax.example.org', key: 'key' }
const open = { status_code: 'OK', data: [{ b_no: QUICK, b_stt_cd: '01', tax_type_cd: '01' }] }

const outside = {
  now: () => new Date(0),
  wait: async () => undefined,
  fetch: async () => new Response(JSON.stringify(open)),
}

it('is the portal where one is configured, and asks the platforms which support a business gets', async () => {
  const config = { taxOffice: portal, sandbox: true }
  const office = createTaxOffice({ config, platforms: sandboxPlatforms, ...outside })
  expect(await office.lookUp(QUICK)).toMatchObject({ taxStatus: '01', applicationType: '신속' })
})

it('leaves proof to everybody while no platform answers', async () => {
  const config = { taxOffice: portal, sandbox: false }
  const office = createTaxOffice({ config, platforms: noPlatforms, ...outside })
  expect(await office.lookUp(QUICK)).toMatchObject({ applicationType: '확인' })
})

it('is the sandbox’s without a portal, and nobody’s without the sandbox', async () => {
  const platforms = sandboxPlatforms
  const sandbox = createTaxOffice({ config: { taxOffice: undefined, sandbox: true }, platforms, ...outside })
  expect(await sandbox.lookUp('1234567807')).toMatchObject({ taxStatus: '03' })
  const nobody = createTaxOffice({ config: { taxOffice: undefined, sandbox: false }, platforms, ...outside })
  await expect(nobody.lookUp(QUICK)).rejects.toThrow(TaxOfficeUnavailable)
})
