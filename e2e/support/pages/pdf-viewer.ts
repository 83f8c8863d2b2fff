import { expect, type Page } from '@playwright/test'

/** The viewer of public documents, on the CDN. */
export function pdfViewerOf(page: Page) {
  const tool = (name: string) => page.getByRole('group', { name: '문서 도구' }).getByRole('button', { name })
  return {
    tool,
    pages: page.getByRole('region', { name: /^\d+페이지$/ }),
    open: (file: string) => page.goto(`/cdn/viewer/index.html?${new URLSearchParams({ file })}`),
    shows: (title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    /** Waits until the first page is drawn, with its words over it. */
    async isDrawn() {
      await expect(page.locator('canvas').first()).toBeVisible()
      await expect(page.locator('.textLayer').first()).not.toBeEmpty()
    },
    refuses: (reason: string) => expect(page.getByRole('alert')).toHaveText(reason),
    isAt: (place: string) => expect(page.locator('.bar__value').first()).toHaveText(place),
  }
}
