import type { RegisteredRemote, Registry } from 'release-format'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, expect, it, vi } from 'vitest'
import { MARK, markOf } from './running-mark.ts'

const name = `mfe-${crypto.randomUUID()}`
const entry = `/remotes/${name}/1/remoteEntry.js`
const release: RegisteredRemote = {
  version: '1',
  entry,
  integrity: 'sha384-x',
  slot: 'main',
  routes: [],
  requires: {},
}
const registry: Registry = { revision: 1, issuedAt: '2026-01-01T00:00:00.000Z', remotes: { [name]: release } }

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('an area that hung in the page before this one is not entered by itself, and its mark counts once', async () => {
  // The build of the shell writes these versions into its code.
  vi.stubGlobal('SHARED_VERSIONS', {})
  provideSiteConfig(parseSiteConfig({}))
  const { compose } = await import('./compose.ts')
  sessionStorage.setItem(MARK, `${markOf(name, '1')}0.5`)
  const outcomes: object[] = []
  const composition = await compose({
    page: { isShown: () => false, showRoutes: () => {} },
    registry: { registry, forAll: registry },
    report: { outcome: each => void outcomes.push(each), time: () => {} },
  })
  expect(outcomes).toEqual([{ remote: name, version: '1', kind: 'hang' }])
  expect(composition.view().areas[name]).toBe('failed')
  expect(sessionStorage).toHaveLength(0)
})
