import type { Page } from '@playwright/test'

const QUIET_MS = 500

/** Waits until nothing has been loaded for half a second. Open connections, such as the registry's events, do not count. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(quietMs => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let timer = setTimeout(resolve, quietMs)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quietMs)
    })
    observer.observe({ type: 'resource' })
    return promise.finally(() => observer.disconnect())
  }, QUIET_MS)
}
