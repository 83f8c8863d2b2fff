import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidConfig, readConfig } from './config.ts'

describe('the settings', () => {
  it('are complete when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      sandbox: true,
      apiBaseUrl: '',
    })
  })

  it('count an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SANDBOX: '' })).toEqual(readConfig({}))
  })

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, true],
    [{ SANDBOX: 'off' }, false],
    [{ NODE_ENV: 'development' }, true],
  ])('with %j have the sandbox: %s', (environment, sandbox) => {
    expect(readConfig(environment).sandbox).toBe(sandbox)
  })

  it('publish nothing at the first start when told so, and what is named when told that', () => {
    expect(readConfig({ FIRST_RELEASES: '' }).firstReleases).toEqual([])
    expect(readConfig({ FIRST_RELEASES: '/a' }).firstReleases).toEqual(['/a'])
  })

  it('name another backend without a slash at its end', () => {
    expect(readConfig({ API_BASE_URL: 'https://api.example.org/v1/' }).apiBaseUrl).toBe(
      'https://api.example.org/v1',
    )
  })
})

describe('the site configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const fileWith = (text: string) => {
    const file = join(folder, 'site.json')
    writeFileSync(file, text)
    return { SITE_CONFIG: file }
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says nothing new when no file is named', () => {
    expect(readConfig({}).siteConfig).toEqual({})
  })

  it('is what stands in the file', () => {
    expect(readConfig(fileWith('{"cdnBaseUrl":"/files"}')).siteConfig).toEqual({ cdnBaseUrl: '/files' })
  })

  it('is refused when there is no such file, and when no JSON object stands in it', () => {
    for (const settings of [{ SITE_CONFIG: join(folder, 'gone.json') }, fileWith('{'), fileWith('"text"')])
      expect(() => readConfig(settings)).toThrow(/^SITE_CONFIG must be the path of a file/)
  })
})

describe('the tax office', () => {
  const TAX_OFFICE_URL = 'https://tax.example.org'
  const TAX_OFFICE_KEY = 'key'

  it('is named by its address and its key', () => {
    const { taxOffice } = readConfig({ TAX_OFFICE_URL, TAX_OFFICE_KEY })
    expect(taxOffice).toEqual({ url: TAX_OFFICE_URL, key: TAX_OFFICE_KEY })
    expect(readConfig({}).taxOffice).toBeUndefined()
  })

  it('is refused with one of the two alone, and with anything but an address', () => {
    expect(() => readConfig({ TAX_OFFICE_URL })).toThrow(/^TAX_OFFICE_KEY is missing/)
    expect(() => readConfig({ TAX_OFFICE_KEY })).toThrow(/^TAX_OFFICE_URL is missing/)
    expect(() => readConfig({ TAX_OFFICE_URL: 'tax', TAX_OFFICE_KEY })).toThrow(/^TAX_OFFICE_URL must /)
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
  it('is open to nobody when nothing is set', () => {
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

describe('a setting that makes no sense', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['ADMIN_ADDRESSES', '192.0.2.0/24,everybody'],
    ['ADMIN_TOKEN', 'short'],
    ['SESSION_KEY', 'short'],
    ['SANDBOX', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['API_BASE_URL', 'api.example.org'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['FIELD_KEYS', 'too-short:AAAA'],
  ])('is refused by its name: %s=%s', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(InvalidConfig)
    expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`^${key} must `))
  })

  it('is named together with every other one', () => {
    expect(() => readConfig({ PORT: 'x', SANDBOX: 'x' })).toThrow(/^PORT .*\nSANDBOX /)
  })

  it('never shows its value, which may be a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'secret' })).toThrow(/^(?!.*secret)/s)
    expect(() => readConfig({ FIELD_KEYS: 'a:secret' })).toThrow(/^(?!.*secret)/s)
  })
})
