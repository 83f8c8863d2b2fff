import { expect } from '@playwright/test'
import type { Given, State } from '../state.ts'

const display = (settings: object, path: string) => {
  return async ({ page }: Given) => {
    await page.addInitScript(stored => localStorage.setItem('sbiz_display', stored), JSON.stringify(settings))
    await page.goto(path)
  }
}
const LARGE_AND_CLEAR = { textSize: 150, highContrast: true }

/** The looks that every screen shares, and parts that no screen shows at once. */
export const uiKit: readonly State[] = [
  { name: 'large-clear-self-check', lead: display(LARGE_AND_CLEAR, '/self-check') },
  { name: 'large-clear-home', lead: display(LARGE_AND_CLEAR, '/') },
  {
    name: 'large-clear-result',
    scenario: 'every-proof-status',
    lead: display(LARGE_AND_CLEAR, '/aply-result'),
  },
  { name: 'large-form', lead: display({ textSize: 150 }, '/elig-check') },
  {
    name: 'menu-of-a-phone',
    path: '/elig-check',
    part: 'window',
    async lead({ page, frame }) {
      await page.getByRole('button', { name: '메뉴', exact: true }).click()
      await expect(frame.menu).toBeVisible()
    },
  },
  {
    name: 'viewer',
    path: '/cdn/viewer/index.html?file=documents%2Fmanual.pdf',
    part: 'window',
    lead: ({ page }) => expect(page.locator('.page canvas').first()).toBeVisible(),
  },
]
