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
  session.update({ half: 'result', businessNumber: '1234567890' })
  provideSiteConfig(parseSiteConfig({}))
  providePorts({ dialogs: { alert, confirm: async () => true, open: async () => undefined } })
  await render(
    <MemoryRouter initialEntries={['/onslf-check-result']}>
      <Routes>
        <Route path="/onslf-check-result" element={<IdentityCheckScreen />} />
        <Route path="/aply-result" element={<h1>신청결과</h1>} />
      </Routes>
    </MemoryRouter>,
  )
})

it('tells whose result it is', async () => {
  await expect.element(page.getByRole('definition')).toHaveTextContent('123-45-67890')
})

it('leads somebody who was verified before on to the result', async () => {
  session.update({ identityCi: 'ci' })
  await page.getByRole('button', { name: /^공동인증서/ }).click()
  await expect.element(page.getByRole('heading', { name: '신청결과' })).toBeVisible()
  expect(alert).toHaveBeenCalledExactlyOnceWith('이미 본인인증을 완료하였습니다.')
})
