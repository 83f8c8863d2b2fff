import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { crowd } from './testing/large-site.ts'
import { show, signIn } from './testing/site.tsx'

beforeEach(() => {
  signIn()
  crowd()
})
afterEach(async () => {
  sessionStorage.clear()
  delete document.documentElement.dataset['krdsMode']
  await inColours('none')
})

/** Emulates a device with colours of its own. */
const inColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })

const LOOKS: [look: string, width: number, arrange: () => void | Promise<unknown>][] = [
  ['a small phone', 320, () => undefined],
  ['a phone at night', 360, () => void (document.documentElement.dataset['krdsMode'] = 'high-contrast')],
  ['a desk', 1_280, () => undefined],
  ['a desk in forced colours', 1_280, () => inColours('active')],
]

it.each(LOOKS)('seven remotes and twelve lines fit %s of %i px, clean for axe', async (_, width, arrange) => {
  await arrange()
  await page.viewport(width, 800)
  await show()
  await expect.element(page.getByRole('img', { name: /^첫 화면 \(act_1\) 기다리는 사람/ })).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(19)
  expect(await axeViolations(document.body)).toEqual([])
  expect(smallTargets(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
