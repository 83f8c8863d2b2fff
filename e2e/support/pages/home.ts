import type { Page } from '@playwright/test'
import { texts } from '../texts.ko.ts'
import { expectScreen } from './frame.ts'

export function homeOf(page: Page) {
  const content = page.getByRole('main')
  const tile = (name: string) => content.getByRole('link', { name })
  return {
    open: () => page.goto('/'),
    /** Does not wait for files that may never come. */
    openAnyway: () => page.goto('/', { waitUntil: 'commit' }),
    isShown: () => expectScreen(page, texts.serviceName, '/'),
    apply: () => tile('신청하기').click(),
    lookUpResult: () => tile('신청결과 확인 및 증빙등록').click(),
  }
}
