import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS, gatewayCalls, PORTS } from 'gateway-contract'
import { checkGateway } from 'gateway-contract/check'
import { createLog, repositoryRoot, startServer, type OpenApiDocument } from 'server-kit'
import { spawnServer, type ChildServer } from 'server-kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxGateway } from '../sandbox/gateway/sandbox-gateway.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { makeEveryCall, traveller } from '../testing/calls/every-call.ts'
import { pressButton } from '../testing/gateways/press-button.ts'

const KEY = 'k'.repeat(32)
const read = (path: string) => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
const requests = read('docs/examples/gateway-requests.json')
const local = { host: '127.0.0.1', port: 0, trustProxy: false, hosts: [] }
const END = '/api/v1/auth/identity/end'
/** Two windows of the sandbox, and a form of a CDN that is not built here. */
const NOT_THERE = /loadtest|download-url-not-use-token/

const gateways = [
  {
    name: 'the sandbox as a gateway',
    main: 'server/backend/src/sandbox/gateway/main.ts',
    button: { personId: traveller.personId, outcome: 'success' },
  },
  {
    name: 'the example gateway',
    main: 'docs/examples/gateway.mjs',
    button: { outcome: 'succeeded' },
  },
]

describe.each(gateways)('$name', ({ main, button }) => {
  let gateway: ChildServer
  let address: string
  let backend: TestBackend

  beforeAll(async () => {
    gateway = spawnServer(join(repositoryRoot, main), { GATEWAY_KEY: KEY, LOG_LEVEL: 'info' })
    address = await gateway.ready
    const names = ['IDENTITY_URL', 'REAL_NAME_URL', 'BANK_URL', 'PLATFORMS_URL', 'TAX_OFFICE_URL']
    const addresses = Object.fromEntries(names.map(name => [name, address]))
    backend = await startTestBackend({ SANDBOX: 'off', GATEWAY_KEY: KEY, ...addresses })
  })
  afterAll(() => backend.stop())

  it('keeps the contract', async () => {
    const checked = await checkGateway({ address, key: KEY, ports: PORTS, requests })
    expect(checked.filter(({ problem }) => problem)).toEqual([])
    expect(checked.length).toBeGreaterThan(50)
  })

  it('carries every call of an application, with the sandbox off', async () => {
    const journey = await makeEveryCall(backend, undefined, async ({ ask }, { authUrl, ...fields }) => {
      const opened = await fetch(authUrl, { method: 'POST', body: new URLSearchParams(fields) })
      expect(await opened.text()).toContain('<button')
      expect(await pressButton(authUrl, { ...fields, ...button })).toBe(backend.address + END)
      await ask(`GET ${END}`)
    })
    const failed = journey.visits.filter(({ status, call }) => status >= 400 && !NOT_THERE.test(call))
    expect(failed.map(({ call, status }) => `${call} ${status}`)).toEqual([])
  })

  it('leaves nothing of the person in any log', async () => {
    gateway.kill('SIGTERM')
    const log = [...backend.logged, (await gateway.ended).said].join('\n')
    const { residenceNumber, accountNumber, ci, name, mobileNumber } = traveller
    const secrets = [residenceNumber, accountNumber, ci, encodeURIComponent(ci), name, mobileNumber, KEY]
    expect(secrets.filter(secret => log.includes(String(secret)))).toEqual([])
  })
})

it('the document for agencies has the calls that the site makes', async () => {
  const gateway = await startServer(local, createLog('silent'), [sandboxGateway(KEY)])
  const served = (await (await fetch(`${gateway.address}/openapi.json`)).json()) as OpenApiDocument
  await gateway.stop()
  const document = read('docs/gateway.openapi.json')
  const isOfContract = (path: string) => gatewayCalls.some(call => call.path === path)
  const paths = Object.entries(served.paths).filter(([path]) => isOfContract(path))
  expect(document.paths).toEqual(Object.fromEntries(paths))
  expect(document.components.schemas.Error.properties.errorCode.enum).toEqual(Object.values(ERRORS))
})
