import { expect, type Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

/** Home, `/`. A remote that runs alone has this address, and no home. */
export function homeOf(page: Page, alone: string | null = null) {
  const content = page.getByRole('main')
  const tiles = content.locator('.tiles .tile')
  const tile = (name: string) => content.getByRole('link', { name }).and(tiles)
  return {
    tiles,
    eligibilityTile: tile('지원대상 확인'),
    applyTile: tile('신청하기'),
    resultTile: tile('신청결과 확인 및 증빙등록'),
    manualTile: tile('이용 매뉴얼'),

    open: () => page.goto('/'),
    /** Opens home without waiting for files that may never arrive. */
    openAnyway: () => page.goto('/', { waitUntil: 'commit' }),
    /** For tests that move the clock: a leap would make the client's reply overdue. */
    async openUntilTurnIsOver() {
      const turnIsOver = page.waitForResponse(response => response.url().includes('opcode=5004'))
      await page.goto('/')
      await (await turnIsOver).finished()
    },
    isShown: () => (alone ? expect(page).toHaveURL('/') : expectScreen(page, texts.serviceName, '/')),
    apply: () => tile('신청하기').click(),
    lookUpResult: () => tile('신청결과 확인 및 증빙등록').click(),

    async applyIsLocked() {
      await expect(tile('신청하기')).toHaveAttribute('aria-disabled', 'true')
      await tile('신청하기').click({ force: true })
      await expect(page).toHaveURL('/')
    },
    applyIsOpen: () => expect(tile('신청하기')).toHaveAttribute('href', '/self-check'),
  }
}
