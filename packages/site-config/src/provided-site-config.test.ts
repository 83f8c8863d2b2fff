import { beforeEach, expect, it, vi } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

beforeEach(() => vi.resetModules())

it('is missing before it was provided, and says what to call', async () => {
  const { siteConfig } = await import('./provided-site-config.ts')
  expect(siteConfig).toThrow('provideSiteConfig')
})

it('is the very value that was provided', async () => {
  const { provideSiteConfig, siteConfig } = await import('./provided-site-config.ts')
  const config = parseSiteConfig({ apiBaseUrl: 'https://api.example.org' })
  provideSiteConfig(config)
  expect(siteConfig()).toBe(config)
})
