import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SiteRoute } from '../routing/route-table.ts'
import { AreaSlot } from './area-slot.tsx'
import type { Composition } from './composition.ts'
import { LateComposition } from './late-composition.ts'

const load = vi.fn<() => Promise<Composition>>(() => new Promise(() => {}))

afterEach(() => load.mockClear())

const routeOf = (path: string, owner: string): SiteRoute => ({
  path,
  owner,
  title: '자가진단',
  timer: false,
  needs: [],
})

const check = routeOf('/self-check', 'mfe-apply')

/** Draws the slot at a route. Returns how to draw it at another. */
async function openSlot(route: SiteRoute | undefined) {
  const composition = new LateComposition(load)
  const slotAt = (at: SiteRoute | undefined) => (
    <MemoryRouter>
      <AreaSlot route={at} composition={composition} />
    </MemoryRouter>
  )
  const { rerender } = await render(slotAt(route))
  return { showAt: (other: SiteRoute | undefined) => rerender(slotAt(other)) }
}

it('loads the code that mounts areas once a page of an area is open', async () => {
  const { showAt } = await openSlot(routeOf('/', 'shell'))
  await showAt(undefined)
  expect(load).not.toHaveBeenCalled()
  await showAt(check)
  expect(load).toHaveBeenCalledOnce()
})

it('drops the view that was served with a page when that page is left', async () => {
  const { showAt } = await openSlot(check)
  const view = Object.assign(document.createElement('div'), { innerHTML: '<h1>질문</h1>' })
  Object.assign(view.dataset, { release: '1', firstView: check.path })
  document.getElementById('areas')?.append(view)
  await showAt(check)
  expect(view.textContent).toBe('질문')
  await showAt(routeOf('/info-agree', 'mfe-apply'))
  expect(view.outerHTML).toBe('<div></div>')
})
