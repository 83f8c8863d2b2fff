import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { IdentityCheckScreen } from './identity-check-screen.tsx'

let screen: DrawnScreen

beforeEach(async () => {
  const held = { businessNumber: '1234567890', applicationType: '신속', managementType: '0' } as const
  screen = await drawScreen(<IdentityCheckScreen />, { at: '/onslf-check', session: held })
})

it.each(['123-45-67890', '신속지급', '법인사업자'])('shows the facts of the application: %s', async fact => {
  await expect.element(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
})

it('leads a verified person on to the consents', async () => {
  session.update({ identityCi: 'ci' })
  await page.getByRole('button', { name: /^금융인증서/ }).click()
  await expect.poll(screen.goneTo).toBe('/info-agree')
  expect(screen.dialogs.alert).toHaveBeenCalledExactlyOnceWith('이미 본인인증을 완료하였습니다.', {
    signal: expect.any(AbortSignal),
  })
})
