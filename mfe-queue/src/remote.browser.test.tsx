import { parseSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OverlayGate } from 'remote-kit'
import { scriptWith } from './client/testing/replies.ts'
import { bootstrap, mount, unmount } from './remote.tsx'

const offer = vi.fn<(gate: OverlayGate) => void>()
const reportCrash = vi.fn<(error: unknown) => void>()
const props = {
  offer,
  reportCrash,
  siteConfig: parseSiteConfig({}),
  domElement: document.createElement('div'),
}

beforeEach(() => {
  vi.resetAllMocks()
  document.body.append(props.domElement)
  vi.stubGlobal(
    'fetch',
    async () => new Response(scriptWith('5002:201:key=K1&nwait=30&nnext=2&tps=10&ttl=1')),
  )
})
afterEach(() => {
  props.domElement.remove()
  vi.unstubAllGlobals()
})

it('offers its gate to the page, and leaves the line and the screen when it is unmounted', async () => {
  await bootstrap()
  await mount(props)
  const turn = offer.mock.calls[0]?.[0].run('act_3')
  const overlay = page.getByRole('dialog', { name: '서비스 접속 대기 중입니다.' })
  await expect.element(overlay).toBeVisible()
  await unmount()
  expect(await turn).toBe('stopped')
  expect(props.domElement.childElementCount).toBe(0)
  expect(reportCrash).not.toHaveBeenCalled()
  await expect(unmount()).resolves.toBeUndefined()
})
