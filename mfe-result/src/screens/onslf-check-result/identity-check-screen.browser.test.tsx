import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { IdentityCheckScreen } from './identity-check-screen.tsx'

let screen: DrawnScreen

beforeEach(async () => {
  const held = { half: 'result', businessNumber: '1234567890' } as const
  screen = await drawScreen(<IdentityCheckScreen />, { at: '/onslf-check-result', session: held })
})

it('names the business of the result', async () => {
  await expect.element(page.getByRole('definition')).toHaveTextContent('123-45-67890')
})

it('leads a verified person on to the result', async () => {
  session.update({ identityCi: 'ci' })
  await page.getByRole('button', { name: /^공동인증서/ }).click()
  await expect.poll(screen.goneTo).toBe('/aply-result')
  expect(screen.dialogs.alert).toHaveBeenCalledExactlyOnceWith('이미 본인인증을 완료하였습니다.', {
    signal: expect.any(AbortSignal),
  })
})
