import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../../test-results/screenshots')

/** Writes a picture of the whole page to `test-results/screenshots/`, named after the width of the window. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${page.viewportSize()?.width}-${name}.png`),
    fullPage: true,
    animations: 'disabled',
  })
}
