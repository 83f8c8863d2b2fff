import { expect, it } from 'vitest'
import { siteConfigFor } from './site-config.ts'

const specified = siteConfigFor({ apiBaseUrl: '', sandbox: false, siteConfig: undefined })

it('says what the origin goes by where the operator sets nothing', () => {
  expect(specified).toMatchObject({ cdnBaseUrl: '/cdn', features: { officialSite: false } })
})

it('names an address of the sandbox only where there is one', () => {
  expect(JSON.stringify(specified)).not.toContain('sandbox')
  const { publicAddressUrl } = siteConfigFor({ apiBaseUrl: '', sandbox: true, siteConfig: undefined })
  expect(publicAddressUrl).toBe('/sandbox/api/public-address')
})

it('differs only in what the operator sets, however deep that stands', () => {
  const siteConfig = {
    cdnBaseUrl: 'https://cdn.example.org',
    features: { admin: true },
    queue: { actions: { home: 'act_9' } },
  }
  expect(siteConfigFor({ apiBaseUrl: '', sandbox: false, siteConfig })).toEqual({
    ...specified,
    cdnBaseUrl: 'https://cdn.example.org',
    features: { ...specified.features, admin: true },
    queue: { actions: { home: 'act_9' } },
  })
})

it('hands on whole what only the page goes by', () => {
  const windows = { maintenance: [{ from: '2026-01-01T00:00:00Z', until: '2026-01-01T01:00:00Z' }] }
  expect(siteConfigFor({ apiBaseUrl: '', sandbox: false, siteConfig: { windows } })).toEqual({
    ...specified,
    windows,
  })
})

it.each([{ cdn: '/files' }, { features: { oficialSite: true } }])(
  'refuses a key that there is not: %j',
  siteConfig => {
    expect(() => siteConfigFor({ apiBaseUrl: '', sandbox: false, siteConfig })).toThrow(
      /^SITE_CONFIG: site configuration, (cdn|features\.oficialSite): no such key\.$/,
    )
  },
)
