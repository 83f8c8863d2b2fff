import { expect, it } from 'vitest'
import { siteConfigFor } from './site-config.ts'

const keys = { site: [btoa('s'.repeat(32))], publishers: [btoa('p'.repeat(32))] }
const siteConfigOf = (siteConfig?: object, sandbox = false) =>
  siteConfigFor({ apiBaseUrl: '', sandbox, siteConfig: siteConfig && { ...siteConfig } }, keys)
const specified = siteConfigOf()

it('says what the origin goes by where the operator sets nothing', () => {
  expect(specified).toMatchObject({ cdnBaseUrl: '/cdn', features: { officialSite: false } })
})

it('names an address of the sandbox only where there is one', () => {
  expect(JSON.stringify(specified)).not.toContain('sandbox')
  const { publicAddressUrl } = siteConfigOf({}, true)
  expect(publicAddressUrl).toBe('/sandbox/api/public-address')
})

it('differs only in what the operator sets, however deep that stands', () => {
  const siteConfig = {
    cdnBaseUrl: 'https://cdn.example.org',
    features: { admin: true },
    queue: { actions: { home: 'act_9' } },
  }
  expect(siteConfigOf(siteConfig)).toEqual({
    ...specified,
    cdnBaseUrl: 'https://cdn.example.org',
    features: { ...specified.features, admin: true },
    queue: { actions: { home: 'act_9' } },
  })
})

it('refuses a value where there is a group', () => {
  expect(() => siteConfigOf({ features: 5 })).toThrow(/^SITE_CONFIG: site configuration, features: /)
  expect(() => siteConfigOf({ links: null })).toThrow(/^SITE_CONFIG: site configuration, links: /)
})

it('names the keys of this machine, unless the operator names others', () => {
  expect(specified).toMatchObject({ registryPublicKeys: keys.site, publisherPublicKeys: keys.publishers })
  const registryPublicKeys = [btoa('o'.repeat(32)), btoa('n'.repeat(32))]
  expect(siteConfigOf({ registryPublicKeys })).toMatchObject({ registryPublicKeys })
  expect(() => siteConfigOf({ registryPublicKeys: ['none'] })).toThrow('registryPublicKeys.0')
})

it('hands on whole what only the page goes by', () => {
  const windows = { maintenance: [{ from: '2026-01-01T00:00:00Z', until: '2026-01-01T01:00:00Z' }] }
  expect(siteConfigOf({ windows })).toEqual({
    ...specified,
    windows,
  })
})

it.each([{ cdn: '/files' }, { features: { oficialSite: true } }])(
  'refuses a key that there is not: %j',
  siteConfig => {
    expect(() => siteConfigOf(siteConfig)).toThrow(
      /^SITE_CONFIG: site configuration, (cdn|features\.oficialSite): no such key\.$/,
    )
  },
)
