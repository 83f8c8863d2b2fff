import { expect, type Page } from '@playwright/test'

type Marked = typeof globalThis & { markOfTheTest?: string }

/** Leaves a mark on the document that no reload survives. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marked: Marked = globalThis
    marked.markOfTheTest = 'still the same document'
  })
}

/** Fails when the document was loaded anew since it was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  const mark = await page.evaluate(() => {
    const marked: Marked = globalThis
    return marked.markOfTheTest
  })
  expect(mark).toBe('still the same document')
}
