import { expect, type Page } from '@playwright/test'

/** True once the browser has painted anything of the page. */
function hasPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByType('paint').length > 0)
}

/** Fails when something has been painted already. */
export async function expectNothingPainted(page: Page): Promise<void> {
  expect(await hasPainted(page)).toBe(false)
}

/** Waits until something has been painted. */
export async function expectPainted(page: Page): Promise<void> {
  await expect.poll(() => hasPainted(page)).toBe(true)
}

type WithHeldTimer = typeof globalThis & { endWait?: () => void }

/** Stops the three seconds that a page waits for its stylesheets. Returns a function that lets them pass. */
export async function holdWaitForStyles(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const holding: WithHeldTimer = globalThis
    const setTimer = globalThis.setTimeout
    const held = (run: () => void, milliseconds?: number) => {
      if (milliseconds !== 3000 || holding.endWait) return setTimer(run, milliseconds)
      holding.endWait = run
      return 0
    }
    globalThis.setTimeout = Object.assign(held, setTimer) as typeof setTimeout
  })
  return () => page.evaluate(() => (globalThis as WithHeldTimer).endWait?.())
}
