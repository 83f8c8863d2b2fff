import { emptyRegistry, type Registry } from 'release-format'
import { signingKey, signOverride } from 'release-format/trust'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, expect, it, vi } from 'vitest'
import { readOverride, withOverride } from './override.ts'

const site = await signingKey(btoa('s'.repeat(32)))
const entry = 'https://preview.example.org/mfe/remoteEntry.js'
const integrity = `sha384-${'A'.repeat(64)}`
const release = { version: '9.0.0', entry, integrity, routes: [], slot: 'main' as const, requires: {} }
const id = 'x'.repeat(20)

afterEach(() => {
  document.getElementById('release-override')?.remove()
  vi.restoreAllMocks()
})

async function open(signed: string, sent: string): Promise<Registry['remotes']> {
  provideSiteConfig(parseSiteConfig({ registryPublicKeys: [site.publicKey] }))
  const until = '2999-01-01T00:00:00.000Z'
  const override = await signOverride({ id, remote: signed, release, until }, [site])
  const element = document.createElement('script')
  Object.assign(element, { type: 'application/json', id: 'release-override' })
  element.textContent = JSON.stringify({ ...override, remote: sent })
  document.body.append(element)
  return withOverride(emptyRegistry(new Date(0)), await readOverride()).remotes
}

it('a release of another origin that the site has not signed is not shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await open('mfe-apply', 'mfe-proof')).toEqual({})
  expect(document.body.textContent).not.toContain('시험 중인 화면')
})

it('one that it has signed takes the place of the live one, and the page says so', async () => {
  expect(await open('mfe-proof', 'mfe-proof')).toEqual({ 'mfe-proof': release })
  expect(document.body.textContent).toContain('시험 중인 화면: mfe-proof 9.0.0 (https://preview.example.org)')
})
