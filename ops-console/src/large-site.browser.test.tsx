import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { crowd } from './testing/large-site.ts'
import { show, signIn } from './testing/site.tsx'

beforeEach(() => {
  signIn()
  crowd()
})
afterEach(() => sessionStorage.clear())

const MODES = [undefined, 'high-contrast'] as const

for (const width of [320, 360, 1_280])
  it.each(MODES)(
    `seven remotes and twelve lines fit ${width} px, clean for axe, in the mode %s`,
    async mode => {
      if (mode) document.documentElement.dataset['krdsMode'] = mode
      await page.viewport(width, 800)
      await show()
      await expect.element(page.getByRole('img', { name: /^첫 화면 \(act_1\) 기다리는 사람/ })).toBeVisible()
      expect(page.getByRole('article').elements()).toHaveLength(19)
      expect(await axeViolations(document.body)).toEqual([])
      expect(smallTargets(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      delete document.documentElement.dataset['krdsMode']
    },
  )
