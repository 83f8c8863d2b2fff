import { expect, type Locator, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

/** The notices over home and over the FAQ. */
export function noticesOf(page: Page) {
  const named = (name: string) => ({
    ...noticeIn(page.getByRole('dialog', { name })),
    /** In a narrow window: the line of the page that opens it. */
    line: page.getByRole('button', { name: `${name} 열기` }),
  })
  return {
    proof: named(texts.notices.proof),
    image: named(texts.notices.image),
    faq: named(texts.notices.faq),
    /** A notice that an officer has written. */
    written: named,
    /** Returns the keys in the browser's storage, with their values. */
    kept: (): Promise<Record<string, string>> =>
      page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('-notice-'))),
      ),
    reopenProof: () => page.getByRole('button', { name: '제출서류 안내 다시 보기' }).click(),
  }
}

function noticeIn(box: Locator) {
  const notToday = box.getByLabel('오늘 하루 열지 않기')
  return {
    box,
    notToday,
    images: box.getByRole('img'),
    close: () => box.getByRole('button', { name: '닫기' }).click(),
    closeFor: async ({ today }: { today: boolean }) => {
      await notToday.setChecked(today)
      await box.getByRole('button', { name: '닫기' }).click()
      await expect(box).toBeHidden()
    },
    isShown: () => expect(box).toBeVisible(),
    isGone: () => expect(box).toBeHidden(),
  }
}
