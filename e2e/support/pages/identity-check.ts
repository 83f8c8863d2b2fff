import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

export type IdentityMethod = '간편인증' | '휴대폰 인증' | '금융인증서' | '공동인증서' | '아이핀'

/** The screen after the business number: `/onslf-check` when applying, `/onslf-check-result` for a result. */
export function identityCheckOf(page: Page, path: '/onslf-check' | '/onslf-check-result') {
  const methodButton = (method: IdentityMethod) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${method}.*\\(새 창 열림\\)`) })
  return {
    open: () => page.goto(path),
    isShown: () => expectScreen(page, texts.screens.identityCheck, path),
    choose: (method: IdentityMethod) => methodButton(method).click(),
    methodButton,
    cancelButton: page.getByRole('button', { name: '인증 취소' }),

    /** Chooses a method, and returns the provider's window once it shows the provider. */
    async openWindow(method: IdentityMethod) {
      const opening = page.waitForEvent('popup')
      await methodButton(method).click()
      const popup = await opening
      await expect(popup.getByRole('heading', { name: '본인인증 (시험용)' })).toBeVisible()
      return popup
    },
    /** Chooses a method, and ends it in the sandbox's window, as one of its test persons. */
    async verify(method: IdentityMethod, { person = '시험신규', outcome = '인증 성공' } = {}) {
      const popup = await this.openWindow(method)
      await popup.getByRole('radio', { name: person }).check()
      await popup.getByRole('button', { name: outcome }).click()
      return popup
    },
    goHome: () => page.getByRole('main').getByRole('link', { name: '처음 화면으로' }).click(),

    /** Checks that the screen has each fact beside its name. */
    async showsFacts(facts: Record<string, string>) {
      for (const [name, fact] of Object.entries(facts)) {
        const row = page
          .getByRole('main')
          .locator('div, dl')
          .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        await expect(row.last()).toContainText(fact)
      }
    },
  }
}
