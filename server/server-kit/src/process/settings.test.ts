import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import {
  InvalidSettings,
  readBy,
  readSettings,
  serverConfig,
  serverSettings,
  siteConfigFile,
} from './settings.ts'

const read = (environment: NodeJS.ProcessEnv) => serverConfig(readSettings(serverSettings, environment))

const production = { NODE_ENV: 'production', TRUST_PROXY: 'on', HOSTS: 'support.example.org' }

describe('the settings of a server', () => {
  it('are complete when nothing is set', () => {
    expect(read({})).toMatchObject({ host: 'localhost', port: 8080, trustProxy: false, sandbox: true })
  })

  it.each([
    [{}, 0],
    [production, 5_000],
    [{ ...production, DRAIN_SECONDS: '0' }, 0],
    [{ DRAIN_SECONDS: '15' }, 15_000],
  ])('with %j leave balancers %i ms to notice a stop', (environment, drainMs) => {
    expect(read(environment).drainMs).toBe(drainMs)
  })

  it.each([
    [{ INNER_PORT: '9090' }, { innerPort: 9090 }],
    [{}, { innerPort: undefined, metricsToken: undefined, logLevel: 'info', hosts: [] }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ HOSTS: 'A.example.org, b:8080' }, { hosts: ['a.example.org', 'b:8080'] }],
    [{ METRICS_TOKEN: 'm'.repeat(32) }, { metricsToken: 'm'.repeat(32) }],
    [{ DATA_DIR: '/data/' }, { dataDir: '/data' }],
    [
      { HOST: '0.0.0.0', PORT: '0' },
      { host: '0.0.0.0', port: 0 },
    ],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
  ])('%j mean %j', (environment, config) => {
    expect(read(environment)).toMatchObject(config)
  })

  it('count an empty variable as not set, unless it may be empty', () => {
    expect(read({ PORT: '', SANDBOX: '' })).toEqual(read({}))
    const list = { LIST: v.optional(v.string(), 'all') }
    expect(readSettings(list, { LIST: '' })).toEqual({ LIST: 'all' })
    expect(readSettings(list, { LIST: '' }, ['LIST'])).toEqual({ LIST: '' })
  })

  it.each([
    [{ ...production }, false],
    [{ ...production, SANDBOX: 'off' }, false],
    [{ SANDBOX: 'off' }, false],
    [{ NODE_ENV: 'development' }, true],
  ])('with %j have the sandbox: %s', (environment, sandbox) => {
    expect(read(environment).sandbox).toBe(sandbox)
  })
})

it('a server in production needs a proxy that speaks https before it, the site’s own addresses and no sandbox', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(
    /^TRUST_PROXY must be "on" under NODE_ENV=production.*\nHOSTS is missing/,
  )
  expect(() => read({ ...production, SANDBOX: 'on' })).toThrow(/^SANDBOX must not be "on"/)
  expect(read(production)).toMatchObject({ trustProxy: true, hosts: ['support.example.org'] })
})

describe('a setting that makes no sense', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SANDBOX', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['HOSTS', 'two words'],
    ['DRAIN_SECONDS', '16'],
    ['METRICS_TOKEN', 'm'.repeat(31)],
    ['INNER_PORT', '65536'],
  ])('is refused by its name: %s=%s', (key, value) => {
    expect(() => read({ [key]: value })).toThrow(InvalidSettings)
    expect(() => read({ [key]: value })).toThrow(new RegExp(`^${key} must `))
  })

  it('is named together with every other one', () => {
    expect(() => read({ PORT: 'x', SANDBOX: 'x' })).toThrow(/^PORT .*\nSANDBOX /)
  })
})

describe('the file of the site configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const fileWith = (text: string) => {
    const file = join(folder, 'site.json')
    writeFileSync(file, text)
    return { SITE_CONFIG: file }
  }
  const readFile = (environment: NodeJS.ProcessEnv) =>
    readSettings({ SITE_CONFIG: v.optional(siteConfigFile) }, environment).SITE_CONFIG
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is nothing when none is named, and else what stands in it', () => {
    expect(readFile({})).toBeUndefined()
    expect(readFile(fileWith('{"cdnBaseUrl":"/files"}'))).toEqual({ cdnBaseUrl: '/files' })
  })

  it('is refused when there is none, and when no JSON object stands in it', () => {
    for (const settings of [{ SITE_CONFIG: join(folder, 'gone.json') }, fileWith('{'), fileWith('"text"')])
      expect(() => readFile(settings)).toThrow(/^SITE_CONFIG must be the path of a file/)
  })
})

it('a setting that a function reads is refused with its message where that returns nothing', () => {
  const COUNT = v.optional(readBy(text => (text === 'one' ? 1 : undefined), 'must be one'))
  expect(readSettings({ COUNT }, { COUNT: 'one' })).toEqual({ COUNT: 1 })
  expect(() => readSettings({ COUNT }, { COUNT: 'two' })).toThrow('COUNT must be one')
})
