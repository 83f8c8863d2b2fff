import { expect, type Page } from '@playwright/test'

/** The remaining time in the header, and its announcements. */
export function sessionTimerOf(page: Page) {
  const header = page.getByRole('banner')
  const rest = header.getByRole('button', { name: '남은 시간 듣기' })
  const spoken = (urgency: 'polite' | 'assertive') => page.locator(`[aria-live="${urgency}"]`)
  return {
    rest,
    extendButton: header.getByRole('button', { name: '시간 연장' }),
    logOutButton: header.getByRole('button', { name: '로그아웃' }),

    isShown: () => expect(rest).toBeVisible(),
    isNotShown: () => expect(rest).toBeHidden(),
    /** Checks that the timer shows so many minutes, or a few seconds less. */
    async showsMinutes(minutes: number) {
      const [full, less] = [minutes, minutes - 1].map(number => String(number).padStart(2, '0'))
      await expect(rest).toHaveText(new RegExp(`남은 시간 (${full}:00|${less}:[45]\\d)$`))
    },
    async says(sentence: string | RegExp, urgency: 'polite' | 'assertive') {
      await expect(spoken(urgency).filter({ hasText: sentence }).first()).toHaveCount(1)
    },
  }
}
