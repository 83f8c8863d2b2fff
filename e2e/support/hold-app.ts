import type { Page } from '@playwright/test'

/** Holds the scripts of the shell back. Returns a function that lets them arrive. */
export async function holdApp(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route('/assets/*.js', async route => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve(undefined)
}
