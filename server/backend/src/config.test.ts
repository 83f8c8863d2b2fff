import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidSettings } from 'server-kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'

describe('the tax office', () => {
  const TAX_OFFICE_URL = 'https://tax.example.org'
  const TAX_OFFICE_KEY = 'key'
  const GATEWAY_KEY = 'g'.repeat(32)

  it('is the portal with its service key, and a gateway without one', () => {
    const { taxOffice } = readConfig({ TAX_OFFICE_URL, TAX_OFFICE_KEY, GATEWAY_KEY }).connections
    expect(taxOffice).toEqual({ url: TAX_OFFICE_URL, serviceKey: TAX_OFFICE_KEY })
    const behindGateway = readConfig({ TAX_OFFICE_URL, GATEWAY_KEY }).connections
    expect(behindGateway.taxOffice).toEqual({ url: TAX_OFFICE_URL, gatewayKey: GATEWAY_KEY })
    expect(readConfig({}).connections.taxOffice).toBeUndefined()
  })

  it('is refused without a key or an address, and with anything but an address', () => {
    expect(() => readConfig({ TAX_OFFICE_URL })).toThrow(/^TAX_OFFICE_KEY is missing/)
    expect(() => readConfig({ TAX_OFFICE_KEY })).toThrow(/^TAX_OFFICE_URL is missing/)
    expect(() => readConfig({ TAX_OFFICE_URL: 'tax', TAX_OFFICE_KEY })).toThrow(/^TAX_OFFICE_URL must /)
  })
})

describe('a gateway', () => {
  const GATEWAY_KEY = 'g'.repeat(32)

  it.each([
    ['IDENTITY_URL', 'identity'],
    ['REAL_NAME_URL', 'realName'],
    ['BANK_URL', 'banks'],
    ['PLATFORMS_URL', 'platforms'],
  ] as const)('is named by %s and its key, and needs both', (setting, port) => {
    const url = 'https://gateway.example.org/support'
    const { connections } = readConfig({ [setting]: url, GATEWAY_KEY })
    expect(connections).toEqual({ [port]: { url, gatewayKey: GATEWAY_KEY } })
    expect(() => readConfig({ [setting]: url })).toThrow(/^GATEWAY_KEY is missing/)
    expect(() => readConfig({ [setting]: url, GATEWAY_KEY: 'short' })).toThrow(/^GATEWAY_KEY must have/)
    expect(() => readConfig({ [setting]: 'gateway', GATEWAY_KEY })).toThrow(new RegExp(`^${setting} must`))
  })
})

describe('production', () => {
  const OBJECT_KEY = 'o'.repeat(32)
  const QUEUE_KEY = 'q'.repeat(32)
  const keys = {
    SESSION_KEY: 's'.repeat(32),
    FIELD_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
    QUEUE_KEY,
  }
  const start = (settings: NodeJS.ProcessEnv) =>
    readConfig({
      NODE_ENV: 'production',
      TRUST_PROXY: 'on',
      HOSTS: 'support.example.org',
      SCAN_ADDRESS: 'off',
      ...settings,
    })

  it('starts with its keys, https in front, and without the sandbox', () => {
    expect(start({ ...keys, OBJECT_KEY })).toMatchObject({ sandbox: false, trustProxy: true })
    expect(() => start({ ...keys, OBJECT_KEY, SANDBOX: 'on' })).toThrow(/^SANDBOX must not be "on"/)
    expect(start({ ...keys, S3_BUCKET: 'files' }).objectKey).toBeUndefined()
  })

  it('does not start with keys that it would make itself', () => {
    expect(() => start({})).toThrow(/^SESSION_KEY is missing.*\nFIELD_KEYS is missing.*\nOBJECT_KEY is/)
    expect(() => start(keys)).toThrow(/^OBJECT_KEY is missing/)
  })

  it('does not start before the operator has chosen a scanner of uploads, or none', () => {
    const choose = (SCAN_ADDRESS?: string) => start({ ...keys, OBJECT_KEY, SCAN_ADDRESS }).scanAddress
    expect(() => choose()).toThrow(/^SCAN_ADDRESS is missing/)
    expect(choose('off')).toBeNull()
    expect(choose('clamd:3310')).toEqual({ host: 'clamd', port: 3310 })
    expect(readConfig({}).scanAddress).toBeUndefined()
  })

  it('needs the key of the waiting room, unless the gate is open', () => {
    const alone = { ...keys, OBJECT_KEY, QUEUE_KEY: undefined }
    expect(() => start(alone)).toThrow(/^QUEUE_KEY is missing/)
    expect(start({ ...alone, QUEUE_GATE: 'off' }).queueGate).toBe('off')
    expect(start({ ...keys, OBJECT_KEY })).toMatchObject({ queueGate: 'always', queueFail: 'closed' })
    expect(readConfig({}).queueGate).toBe('limited')
    expect(() => readConfig({ QUEUE_GATE: 'limited' })).toThrow(/^QUEUE_GATE must be "always" or "off"/)
  })

  it('does not start with a gate for which a waiting room of another host gives no passes', () => {
    const file = join(temporaryFolder(), 'site-config.json')
    const startWith = (host: string, gate = {}) => {
      writeFileSync(file, JSON.stringify({ queue: { host } }))
      return start({ ...keys, OBJECT_KEY, SITE_CONFIG: file, ...gate }).queueGate
    }
    expect(() => startWith('queue.example.org')).toThrow(/^QUEUE_GATE must be "off" with a waiting room/)
    expect(startWith('queue.example.org', { QUEUE_GATE: 'off' })).toBe('off')
    expect(startWith('support.example.org')).toBe('always')
    expect(startWith('support.example.org', { HOSTS: 'support.example.org:8443' })).toBe('always')
  })

  it('does not start without https in front', () => {
    expect(() => start({ ...keys, OBJECT_KEY, TRUST_PROXY: 'off' })).toThrow(/^TRUST_PROXY must be "on"/)
  })
})

describe('a bucket', () => {
  const S3_BUCKET = 'files'
  const pair = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  it('is Amazon’s, reached by the machine’s own role, unless something else is said', () => {
    const { s3 } = readConfig({ S3_BUCKET })
    expect(s3).toEqual({ bucket: 'files', endpoint: undefined, region: 'us-east-1', credentials: undefined })
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
    expect(readConfig({ S3_BUCKET, ...pair }).s3).toMatchObject({ credentials })
    expect(readConfig({ S3_BUCKET, S3_REGION: 'ap-northeast-2' }).s3).toMatchObject({
      region: 'ap-northeast-2',
    })
    expect(readConfig({}).s3).toBeUndefined()
  })

  it.each([
    [{ S3_BUCKET, S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET, S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 'https://objects.example.org' }, 'S3_BUCKET'],
    [{ S3_REGION: 'ap-northeast-2' }, 'S3_BUCKET'],
    [pair, 'S3_BUCKET'],
  ])('is refused when %j is all that is set, naming %s', (environment, missing) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${missing} is missing`))
  })
})

describe('the admin backend', () => {
  it('is open to no one when nothing is set', () => {
    expect(readConfig({})).toMatchObject({ adminAddresses: [], adminToken: undefined })
  })

  it('takes addresses and networks with commas between them', () => {
    const { adminAddresses } = readConfig({ ADMIN_ADDRESSES: '192.0.2.7, 2001:db8::/32,' })
    expect(adminAddresses).toEqual(['192.0.2.7', '2001:db8::/32'])
  })
})

it('brings the keys of fields in their order, and none when none are set', () => {
  const secret = Buffer.alloc(32, 1)
  const FIELD_KEYS = `new:${secret.toString('base64')},old:${Buffer.alloc(32).toString('base64')}`
  expect(readConfig({ FIELD_KEYS }).fieldKeys).toEqual([
    { id: 'new', secret },
    { id: 'old', secret: Buffer.alloc(32) },
  ])
  expect(readConfig({}).fieldKeys).toBeUndefined()
})

describe('the carriers of a parcel request', () => {
  const inFile = (siteConfig: object) => {
    const file = join(temporaryFolder(), 'site-config.json')
    writeFileSync(file, JSON.stringify(siteConfig))
    return readConfig({ SITE_CONFIG: file })
  }

  it('are those that the page offers', () => {
    expect(readConfig({}).parcelCarriers).toHaveLength(6)
    expect(inFile({ parcelCarriers: ['우체국'] }).parcelCarriers).toEqual(['우체국'])
  })

  it('are refused by the name of their setting', () => {
    expect(() => inFile({ parcelCarriers: [] })).toThrow(/^SITE_CONFIG: .*parcelCarriers/)
  })
})

describe('a setting that makes no sense', () => {
  it.each([
    ['ADMIN_ADDRESSES', '192.0.2.0/24,everybody'],
    ['ADMIN_TOKEN', 'short'],
    ['SESSION_KEY', 'short'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_TIMEOUT_MS', '5 s'],
    ['FIELD_KEYS', 'too-short:AAAA'],
  ])('is refused by its name: %s=%s', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(InvalidSettings)
    expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`^${key} must `))
  })

  it('never shows its value, which may be a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'secret' })).toThrow(/^(?!.*secret)/s)
    expect(() => readConfig({ FIELD_KEYS: 'a:secret' })).toThrow(/^(?!.*secret)/s)
  })
})

/** A folder that is deleted after the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
