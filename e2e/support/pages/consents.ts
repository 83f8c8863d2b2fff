import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

/** The consents of the application, `/info-agree`. */
export function consentsOf(page: Page) {
  const main = page.getByRole('main')
  const box = (name: string | RegExp) => main.getByRole('checkbox', { name })
  return {
    box,
    everything: main.getByRole('radio', { name: /^전체 동의 \(선택 항목 포함\)/ }),
    nothing: main.getByRole('radio', { name: /^전체 동의하지 않음/ }),
    group: (name: string) => main.getByRole('group', { name }),
    isShown: () => expectScreen(page, texts.screens.consents, '/info-agree'),
    agreeToEverything: () => main.getByRole('radio', { name: /^전체 동의 \(선택 항목 포함\)/ }).check(),
    confirm: () => main.getByRole('button', { name: '확인', exact: true }).click(),
    cancel: () => main.getByRole('link', { name: '취소' }).click(),
    async refusesFor(name: string | RegExp) {
      await expect(box(name)).toBeFocused()
      await expect(box(name)).toHaveAccessibleDescription(texts.consents.oneOfSeveralMissing)
      await expect(page).toHaveURL('/info-agree')
    },
  }
}

/** The my-data consents, `/mydata-agree`. */
export function mydataOf(page: Page) {
  const main = page.getByRole('main')
  return {
    all: main.getByRole('checkbox', { name: '모두 동의' }),
    box: (name: string | RegExp) => main.getByRole('checkbox', { name }),
    request: main.getByRole('radio', { name: '요구함' }),
    noRequest: main.getByRole('radio', { name: '요구하지 않음' }),
    isShown: () => expectScreen(page, texts.screens.mydata, '/mydata-agree'),
    confirm: () => main.getByRole('button', { name: '확인', exact: true }).click(),
    cancel: () => main.getByRole('link', { name: '취소' }).click(),
  }
}
