import { MemoryRouter } from 'react-router-dom'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HomeTiles } from './home-tiles.tsx'

it('leads to the result itself as long as there is a session, also one that begins or ends meanwhile', async () => {
  provideSiteConfig(parseSiteConfig({}))
  session.reset()
  await render(<HomeTiles />, { wrapper: MemoryRouter })
  const result = page.getByRole('link', { name: /^신청결과 확인 및 증빙등록/ })
  await expect.element(result).toHaveAttribute('href', '/bzmn-result')
  session.update({ token: 'token', businessNumber: '1234567890', identityCi: 'ci' })
  await expect.element(result).toHaveAttribute('href', '/aply-result')
  session.reset()
  await expect.element(result).toHaveAttribute('href', '/bzmn-result')
})
