import { expect, type Locator, type Page } from '@playwright/test'

/** The operators' console, worked with the keyboard alone. */
export function opsConsoleOf(page: Page) {
  const { keyboard } = page
  const token = page.getByLabel('운영자 토큰')
  const dialog = page.getByRole('dialog')

  return {
    dialog,
    refusal: page.getByRole('alert'),
    remote: (name: string) => page.getByRole('article', { name }),
    audit: page.getByRole('table', { name: '운영 작업 기록' }).getByRole('rowgroup').last().getByRole('row'),

    async enter(shown: string, name = '') {
      await token.fill('')
      await tabTo(token)
      await keyboard.type(shown)
      await keyboard.press('Tab')
      await keyboard.type(name)
      await keyboard.press('Enter')
    },
    leave: () => press(page.getByRole('button', { name: '로그아웃' })),
    async asksFor(remote: string, change: string) {
      const wanted = page.getByRole('button', { name: `${remote} ${change}` })
      if ((await wanted.count()) === 0) await press(page.getByRole('button', { name: `${remote} 더 보기` }))
      await press(wanted)
    },
    async fill(label: string, text: string) {
      await tabTo(dialog.getByLabel(label))
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    async choose(label: string, beginning: string) {
      await tabTo(dialog.getByLabel(label))
      await keyboard.type(beginning)
    },
    press: (name: string) => press(dialog.getByRole('button', { name })),
  }

  async function press(button: Locator) {
    await tabTo(button)
    await keyboard.press('Enter')
  }

  /** Reaches a control without a mouse. */
  async function tabTo(control: Locator) {
    await expect(control).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await control.evaluate(element => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error('the Tab key does not lead there')
  }
}
