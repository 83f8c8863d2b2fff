import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, signIn, site } from '../../testing/site.tsx'

const panel = page.getByRole('region', { name: '최근 1시간 속도' })
const told = { remote: 'mfe-test', open: 9, deferred: 0, unsaved: 0, counts: {} }
const measures = { inp: { most: 100, times: 3 } }

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

it('a version that was not measured, and one that browsers no longer get, have no row', async () => {
  const releases = [
    { ...told, version: '1.0.0', measures },
    { ...told, version: '2.0.0', measures: {} },
    { ...told, version: '0.1.0', measures },
  ]
  site.responses['/ops/api/beacons'] = { since: '2026-03-01T23:00:00.000Z', releases, minutes: [] }
  await show()
  const names = panel.getByRole('rowheader')
  await expect.poll(() => names.elements().map(({ textContent }) => textContent)).toEqual(['mfe-test 1.0.0'])
})
