import { session } from 'shared-session'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { interimScreens } from './interim-screens.ts'

const common = { timer: false, needs: [] }
const routes = {
  opinion: { path: '/opinion-submit', title: '의견제출', ...common },
  form: { path: '/aply-info', title: '입력 (개인)', corporationTitle: '입력 (법인)', ...common },
}

it.each([
  ['/opinion-submit', '의견제출'],
  ['/aply-info', '입력 (법인)'],
])('%s, which is not ready, says so under its title, and leads home', async (path, title) => {
  session.update({ managementType: '0' })
  const Screen = await interimScreens(routes)[path]?.()
  await render(Screen && <Screen />)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText('컨텐츠 준비중입니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/')
})
