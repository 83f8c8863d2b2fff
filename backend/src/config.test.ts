import { describe, expect, it } from 'vitest'
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

describe('a setting that makes no sense', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SANDBOX', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['API_BASE_URL', 'api.example.org'],
    ['API_BASE_URL', 'javascript:alert(1)'],
  ])('is refused by its name: %s=%s', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrow(InvalidConfig)
    expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`^${key} must `))
  })

  it('is named together with every other one', () => {
    expect(() => readConfig({ PORT: 'x', SANDBOX: 'x' })).toThrow(/^PORT .*\nSANDBOX /)
  })

  it('never shows its value, which may be a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'secret' })).toThrow(/^(?!.*secret)/s)
  })
})
