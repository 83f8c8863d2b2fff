import { createLog, startServer, type RunningServer } from 'server-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, methods, openDraft, knownPerson } from '../../testing/applications/identity-fixture.ts'
import { credentialsFor } from '../../services/credentials.ts'
import { createServiceClient } from '../../services/service-client.ts'
import { noServices } from '../../services/services.ts'
import { createPortalTaxOffice } from '../../services/tax-office/portal-tax-office.ts'
import type { TaxRecord } from '../../services/tax-office/tax-office.ts'
import { testBusinesses } from '../catalogue/businesses.ts'
import { postJson, startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'
import { openBrowser } from '../../testing/browsers/test-browser.ts'
import { pressButton } from '../../testing/gateways/press-button.ts'
import { sandboxGateway } from './sandbox-gateway.ts'

const KEY = 'k'.repeat(32)
const END = '/api/v1/auth/identity/end'

let gateway: RunningServer
let backend: TestBackend

beforeAll(async () => {
  const local = { host: '127.0.0.1', port: 0, trustProxy: false, hosts: [] }
  gateway = await startServer(local, createLog('silent'), [sandboxGateway(KEY)])
  const url = gateway.address
  backend = await startTestBackend({
    SANDBOX: 'off',
    GATEWAY_KEY: KEY,
    IDENTITY_URL: url,
    TAX_OFFICE_URL: url,
  })
})
afterAll(async () => {
  await backend.stop()
  await gateway.stop()
})

it('a request without a signature is refused', async () => {
  const { status, body } = await postJson(`${gateway.address}/v1/platforms/amounts`, {
    businessNumber: '1234567804',
  })
  expect({ status, body }).toMatchObject({
    status: 401,
    body: { message: '서명이 없거나 올바르지 않은 요청입니다.' },
  })
})

it.each([
  ...testBusinesses.filter(({ isUnavailable, answersAfterMs }) => !isUnavailable && !answersAfterMs),
  { businessNumber: '9999999999', key: 'unregistered', record: {} as Partial<TaxRecord> },
])(
  'the portal has the codes of the business $key, in the numbers of the portal (APLY-76)',
  async business => {
    const { businessNumber, record } = business
    const url = gateway.address
    const clock = () => new Date()
    const credentials = credentialsFor({ url, gatewayKey: KEY }, clock)
    const settings = { url, credentials, timeoutMs: 5_000, fetch, now: clock }
    const client = createServiceClient({ service: 'tax office', ...settings })
    const { platforms } = noServices
    const { taxStatus, taxType } = await createPortalTaxOffice({ client, platforms }).lookUp(businessNumber)
    expect([taxStatus, taxType]).toEqual([record.taxStatus, record.taxType])
  },
)

describe('the window of the gateway', () => {
  const { ci, name, personId } = knownPerson('fresh')

  const press = (requestId: string, outcome: string) =>
    pressButton(`${gateway.address}/sandbox/identity/window`, { requestId, personId, outcome })

  async function begun(method: (typeof methods)[number]) {
    const aplyNo = await openDraft(backend.address, '1234567804')
    const browser = openBrowser(backend.address)
    const [transactionId = ''] = Object.values(await begin[method](browser, { aplyNo }))
    return { browser, transactionId, aplyNo }
  }

  it.each(methods)('after %s leads to the popup-result page, and the person may go on', async method => {
    const { browser, transactionId, aplyNo } = await begun(method)
    await press(transactionId, 'success')
    const { status, headers } = await browser.get(END)
    const isIntegrated = method === 'simple' || method === 'financial'
    const next = isIntegrated
      ? `/integration-result?result=success&mtxId=${transactionId}`
      : `/kmc-result?${new URLSearchParams({ name })}&`
    expect({ status, location: headers.get('location') }).toEqual({
      status: 303,
      location: expect.stringContaining(next),
    })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const confirmed = await browser.post('/api/v1/auth/simple/success', { aplyNo, ci })
    expect(confirmed).toMatchObject({ status: 200 })
    // A reload shows the same, without a second report.
    expect((await browser.get(END)).headers.get('location')).toContain(next)
  })

  it.each([
    ['fail', '/integration-result?result=fail'],
    ['cancel', '/integration-result?result=cancel'],
  ] as const)('after %s says so', async (outcome, next) => {
    const { browser, transactionId } = await begun('simple')
    await press(transactionId, outcome)
    expect((await browser.get(END)).headers.get('location')).toContain(next)
  })

  it('that was left without an outcome counts as cancelled, and can still succeed', async () => {
    const { browser, transactionId } = await begun('joint')
    expect((await browser.get(END)).headers.get('location')).toBe('/kmc-result?result=cancel')
    await press(transactionId, 'success')
    expect((await browser.get(END)).headers.get('location')).toContain('/kmc-result?name=')
  })

  it('shows its person to no other browser (GP-11)', async () => {
    const { transactionId } = await begun('phone')
    await press(transactionId, 'success')
    const { status, text } = await openBrowser(backend.address).get(END)
    expect(status).toBe(404)
    expect(text).toContain('<p role="alert">')
    expect(text).not.toContain(name)
  })
})
