import type { Page } from '@playwright/test'
import { untilLoaded } from './until-loaded.ts'

/**
 * Moves the clock as if the machine had slept: overdue timers run once, at the end. The page has loaded before, or its
 * files would be overdue, too.
 */
export async function leap(page: Page, time: string | number): Promise<void> {
  await untilLoaded(page)
  await page.clock.fastForward(time)
}
