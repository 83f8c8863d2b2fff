import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'

/** The frame around every screen: header, menu, content, footer. */
export function frameOf(page: Page) {
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: '주요 메뉴' })
  const settings = page.getByRole('button', { name: '화면 설정' })
  return {
    header,
    menu,
    footer: page.getByRole('contentinfo'),
    content: page.getByRole('main'),
    /** The path to the page, which ends with its title. */
    location: page.getByRole('navigation', { name: '현재 위치' }),
    chatbot: page.getByRole('link', { name: '챗봇 상담 (새 창 열림)' }),
    settings,
    textSize: (label: string) => page.getByRole('radio', { name: label, exact: true }),
    highContrast: page.getByRole('checkbox', { name: '선명한 화면 모드' }),

    goHome: () => header.getByRole('link', { name: texts.serviceName }).click(),
    goToApply: () => menu.getByRole('link', { name: '신청하기' }).click(),
    goToResult: () => menu.getByRole('link', { name: '신청결과 확인 및 증빙등록' }).click(),

    async stands() {
      await expect(header.getByRole('link', { name: texts.serviceName })).toBeVisible()
      await expect(menu.getByRole('link')).toHaveCount(4)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  }
}

/** Waits until the screen with that heading is shown, at that address. */
export async function expectScreen(page: Page, heading: string, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveURL(path)
}
