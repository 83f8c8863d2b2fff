import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { coloursOf } from 'ui-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionTimer } from '../session/session-timer.tsx'
import { openFrame } from './testing/open-frame.tsx'

const root = document.documentElement
const browser = cdp() as { send: (method: string, details: object) => Promise<unknown> }

beforeEach(async () => {
  await page.viewport(1280, 800)
  session.reset()
  provideSiteConfig(parseSiteConfig({ contacts: { callCentre: '0000-0000' } }))
  // Nothing is hovered.
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 799 })
})
afterEach(() => delete root.dataset['krdsMode'])

describe.each([
  ['light', undefined],
  ['dark', 'high-contrast'],
])('the frame in the %s', (_, mode) => {
  beforeEach(() => void (root.dataset['krdsMode'] = mode))

  it('is drawn in the agreed colours', async () => {
    await openFrame('/modal-alert', { hasNewShell: true })
    await expect.element(page.getByRole('heading', { level: 1, name: '알림 미리보기' })).toBeVisible()
    expect(coloursOf(document.body)).toMatchSnapshot()
  })

  it.each([
    ['the menu', '.site-nav a'],
    ['the settings', '.display-settings__button'],
    ['a policy', '.site-policies a'],
  ])('has the agreed colours under the pointer: %s', async (_place, selector) => {
    await openFrame('/modal-alert', {})
    expect(await coloursUnderPointer(selector)).toMatchSnapshot()
  })

  it('has a timer in the agreed colours, under the pointer too', async () => {
    session.update({ timer: { time: 720, isRunning: true, deadline: null } })
    const { baseElement } = await render(
      <SessionTimer route={{ path: '/aply-result', title: '신청결과 확인', timer: true, needs: [] }} />,
    )
    expect(coloursOf(baseElement)).toMatchSnapshot('at rest')
    expect(await coloursUnderPointer('.session-timer__actions button')).toMatchSnapshot('under the pointer')
  })
})

async function coloursUnderPointer(selector: string) {
  const hovered = document.querySelector<HTMLElement>(selector)
  if (!hovered) throw new Error(`nothing is at ${selector}`)
  await userEvent.hover(hovered)
  const { color, backgroundColor } = getComputedStyle(hovered)
  return { color, backgroundColor }
}
