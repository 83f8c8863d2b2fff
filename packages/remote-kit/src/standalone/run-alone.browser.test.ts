import { dialogs, navigation, queueGate } from 'shared-session'
import { siteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AreaProps } from '../area-props.ts'
import { runAlone } from './standalone-page.tsx'

const lifecycle = () => vi.fn<(props: AreaProps) => Promise<void>>(async () => {})
const area = { bootstrap: lifecycle(), mount: lifecycle(), unmount: lifecycle() }
const routes = {
  first: { path: '/first', title: '첫째', timer: false, needs: [] },
  second: { path: '/second', title: '둘째', timer: false, needs: [] },
}
const config = { contacts: { callCentre: '0000-0000' } }

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(JSON.stringify(config)))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const run = () => runAlone({ name: 'mfe-apply', area, routes })

it('starts the area at its first page, with the configuration of the site', async () => {
  history.replaceState(null, '', '/')
  await run()
  expect(location.pathname).toBe('/first')
  expect(window.fetch).toHaveBeenCalledExactlyOnceWith('/site-config.json')
  expect(siteConfig().contacts.callCentre).toBe('0000-0000')
  const [props] = area.mount.mock.calls[0] ?? []
  expect(props?.domElement).toBe(document.querySelector('main'))
  expect(area.bootstrap).toHaveBeenCalledBefore(area.mount)
})

it('stays at a page of the area, follows links in the page, and shows a crash', async () => {
  history.replaceState(null, '', '/second')
  await run()
  expect(location.pathname).toBe('/second')
  const moved = vi.fn<() => void>()
  addEventListener('popstate', moved, { once: true })
  await page.getByRole('link', { name: '첫째' }).click()
  expect(location.pathname).toBe('/first')
  expect(moved).toHaveBeenCalledOnce()

  const entries = history.length
  navigation.goTo('/second', { replace: true })
  expect([location.pathname, history.length]).toEqual(['/second', entries])
  area.mount.mock.lastCall?.[0].reportCrash(new Error('broken'))
  expect(document.querySelector('main')?.textContent).toContain('broken')
})

it('grants every turn at once, and draws the dialogs', async () => {
  await run()
  expect(await queueGate.inTurn('act_4', async () => 1)).toEqual({ result: 1, gateFailed: false })
  void dialogs.alert('안내')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('안내')
})
