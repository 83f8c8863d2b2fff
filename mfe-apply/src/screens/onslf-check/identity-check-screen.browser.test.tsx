import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { providePorts, session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IdentityCheckScreen } from './identity-check-screen.tsx'

const alert = vi.fn<() => Promise<void>>()

beforeEach(async () => {
  session.reset()
  session.update({ businessNumber: '1234567890', applicationType: '신속', managementType: '0' })
  provideSiteConfig(parseSiteConfig({}))
  providePorts({ dialogs: { alert, confirm: async () => true, open: async () => undefined } })
  await render(
    <MemoryRouter initialEntries={['/onslf-check']}>
      <Routes>
        <Route path="/onslf-check" element={<IdentityCheckScreen />} />
        <Route path="/info-agree" element={<h1>약관동의</h1>} />
      </Routes>
    </MemoryRouter>,
  )
})

it.each(['123-45-67890', '신속지급', '법인사업자'])('tells what is being applied for: %s', async fact => {
  await expect.element(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
})

it('leads somebody who was verified before on to the consents', async () => {
  session.update({ identityCi: 'ci' })
  await page.getByRole('button', { name: /^금융인증서/ }).click()
  await expect.element(page.getByRole('heading', { name: '약관동의' })).toBeVisible()
  expect(alert).toHaveBeenCalledExactlyOnceWith('이미 본인인증을 완료하였습니다.')
})
