import { afterEach, expect, it, vi } from 'vitest'
import { scriptAddresses } from './script-addresses.ts'

afterEach(() => vi.unstubAllGlobals())

it('gives addresses as they are where the browser has no Trusted Types', () => {
  expect(scriptAddresses('sbiz')('/a.js')).toBe('/a.js')
})

it('trusts each address by the named policy, which is created once', () => {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `trusted:${createScriptURL(url)}`,
    }),
  )
  vi.stubGlobal('trustedTypes', { createPolicy })
  const addressOf = scriptAddresses('sbiz')
  expect(['/a.js', '/b.js'].map(addressOf)).toEqual(['trusted:/a.js', 'trusted:/b.js'])
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('sbiz', expect.anything())
})
