import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { crowd } from './testing/large-site.ts'
import { show, signIn } from './testing/site.tsx'

beforeEach(() => {
  signIn()
  crowd()
})
afterEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset['krdsMode']
})

const LOOKS: [look: string, width: number, krdsMode?: string][] = [
  ['a small phone', 320],
  ['a phone at night', 360, 'high-contrast'],
  ['a desk', 1_280],
]

it.each(LOOKS)(
  'seven remotes and twelve lines fit %s of %i px, clean for axe',
  async (_, width, krdsMode) => {
    if (krdsMode) document.documentElement.dataset['krdsMode'] = krdsMode
    await page.viewport(width, 800)
    await show()
    await expect.element(page.getByRole('img', { name: /^첫 화면 \(act_1\) 기다리는 사람/ })).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(19)
    expect(await axeViolations(document.body)).toEqual([])
    expect(smallTargets(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
