import { expect, it, onTestFinished, vi } from 'vitest'
import { isBackendElsewhere } from './backend-place.ts'
import { parseSiteConfig } from './parse-site-config.ts'
import { provideSiteConfig } from './provided-site-config.ts'

it.each([
  ['', false],
  ['/backend', false],
  ['https://www.example.org/backend', false],
  ['https://api.example.org', true],
  ['//api.example.org', true],
  ['http://www.example.org', true],
  ['https://www.example.org:8443', true],
])('a backend at %j is elsewhere: %s', (apiBaseUrl, isElsewhere) => {
  vi.stubGlobal('window', { location: new URL('https://www.example.org/self-check?a=1') })
  onTestFinished(() => void vi.unstubAllGlobals())
  provideSiteConfig(parseSiteConfig({ apiBaseUrl }))
  expect(isBackendElsewhere()).toBe(isElsewhere)
})
