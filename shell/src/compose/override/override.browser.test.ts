import { emptyRegistry, type Registry } from 'release-format'
import { signingKey, signOverride } from 'release-format/trust'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  return shown({ ...(await overrideOf(signed)), remote: sent })
}

function overrideOf(remote: string) {
  const until = '2999-01-01T00:00:00.000Z'
  return signOverride({ id, remote, release, until }, [site])
}

async function shown(wish: object, remotes: Registry['remotes'] = {}): Promise<Registry['remotes']> {
  provideSiteConfig(parseSiteConfig({ registryPublicKeys: [site.publicKey] }))
  const element = document.createElement('data')
  element.id = 'release-override'
  element.textContent = JSON.stringify(wish)
  document.body.append(element)
  return withOverride({ ...emptyRegistry(new Date(0)), remotes }, await readOverride()).remotes
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

it('the note about it is white on dark red, and takes no press from the page', async () => {
  await open('mfe-proof', 'mfe-proof')
  const note = [...document.querySelectorAll('p')].findLast(({ textContent }) =>
    textContent.startsWith('시험 중인 화면'),
  )
  expect(note?.style).toMatchObject({
    backgroundColor: 'rgb(122, 0, 0)',
    color: 'rgb(255, 255, 255)',
    pointerEvents: 'none',
  })
})

describe('a page that isolates a remote', () => {
  const live = { ...release, version: '1.0.0' }
  const all = { 'mfe-apply': live, 'mfe-proof': live }

  it('has that remote alone, in its live release', async () => {
    expect(await shown({ only: 'mfe-proof' }, all)).toEqual({ 'mfe-proof': live })
  })

  it('has it in a release that the site has signed', async () => {
    const override = await overrideOf('mfe-proof')
    expect(await shown({ only: 'mfe-proof', override }, all)).toEqual({ 'mfe-proof': release })
  })

  it('keeps to the live release where the other one is not signed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const override = { ...(await overrideOf('mfe-apply')), remote: 'mfe-proof' }
    expect(await shown({ only: 'mfe-proof', override }, all)).toEqual({ 'mfe-proof': live })
  })
})
