import { expect, type Page } from '@playwright/test'

/** Whether the browser has painted anything of the page yet. */
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

type Patient = typeof globalThis & { losePatience?: () => void }

/** Holds the three seconds that a page waits for its looks, until what this answers is called. */
export async function keepPatience(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const patient: Patient = globalThis
    const setTimer = globalThis.setTimeout
    const held = (run: () => void, milliseconds?: number) => {
      if (milliseconds !== 3000 || patient.losePatience) return setTimer(run, milliseconds)
      patient.losePatience = run
      return 0
    }
    globalThis.setTimeout = Object.assign(held, setTimer) as typeof setTimeout
  })
  return () => page.evaluate(() => (globalThis as Patient).losePatience?.())
}
