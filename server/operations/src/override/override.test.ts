import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { verifiedOverride } from 'release-format'
import { signingKeys } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

const NOW = new Date('2026-03-02T00:00:00.000Z')

let operations: TestOperations
let preview: Server
let from: string

beforeEach(async () => {
  operations = await startTestOperations({ now: () => NOW })
  const release = JSON.stringify(await writeBuiltRemote(join(operations.folder, 'built')))
  preview = createServer(({ url }, response) => {
    response.writeHead(url === '/mfe/release.json' ? 200 : 404).end(release)
  })
  await new Promise<void>(resolve => preview.listen(0, resolve))
  from = `http://localhost:${(preview.address() as AddressInfo).port}/mfe/`
})
afterEach(async () => {
  preview.close()
  await operations.stop()
})

const make = (body: object) => operations.call('POST', '/overrides', body)

it('a link for a tester is signed by the site, ends within the hour, and stands in the audit log', async () => {
  const { status, body } = await make({ remote: 'mfe-test', from })
  const { path, version, until } = body as { path: string; version: string; until: string }
  expect([status, version]).toEqual([201, '1.0.0'])
  expect(until).toBe('2026-03-02T01:00:00.000Z')
  const text = Buffer.from(path.split('token=')[1] ?? '', 'base64url').toString()
  const keys = (await signingKeys('site', operations.dataDir)).map(({ publicKey }) => publicKey)
  expect(await verifiedOverride(text, keys, NOW)).toMatchObject({
    remote: 'mfe-test',
    release: { entry: `${from}remoteEntry.js`, integrity: expect.stringMatching(/^sha384-/) },
  })
  expect(await verifiedOverride(text, keys, new Date(until))).toBeNull()
  expect(operations.audited).toMatchObject([
    {
      actor: 'operator:owner/kim',
      action: 'override.create',
      detail: { remote: 'mfe-test', version: '1.0.0', from },
    },
  ])
})

it.each([
  ['holds another remote', { remote: 'mfe-other' }, 'OVERRIDE_REFUSED'],
  ['does not respond', { from: 'http://localhost:1/' }, 'OVERRIDE_REFUSED'],
  ['is not listed', { from: 'http://169.254.169.254/latest/' }, 'OVERRIDE_REFUSED'],
  ['is no folder', { from: 'http://localhost/x' }, 'REQUEST_MALFORMED'],
  ['is asked for too long', { minutes: 61 }, 'REQUEST_MALFORMED'],
])('no link is made of an address that %s', async (_, wrong, errorCode) => {
  expect(await make({ remote: 'mfe-test', from, ...wrong })).toMatchObject({
    status: 400,
    body: { errorCode },
  })
})

it('every address without a fitting release gets one and the same refusal', async () => {
  const asked = [
    { remote: 'mfe-other', from },
    { remote: 'mfe-test', from: 'http://localhost:1/' },
    { remote: 'mfe-test', from: from.replace('/mfe/', '/nothing/') },
    { remote: 'mfe-test', from: 'http://169.254.169.254/latest/' },
  ]
  const refusals = []
  for (const body of asked) refusals.push(await make(body))
  expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1)
  const reasons = operations.logged.filter(line => line.includes('no override of this address'))
  expect(reasons.map(line => (JSON.parse(line) as { from: string }).from)).toEqual(
    asked.map(({ from: address }) => address),
  )
  const message =
    '이 주소에서 해당 화면의 릴리스를 가져올 수 없습니다. 허용된 주소인지 확인한 뒤 다시 시도해주세요.'
  expect(refusals[0]).toMatchObject({ body: { message } })
})
