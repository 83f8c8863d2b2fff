import { paths } from 'domain-rules/journey'
import { session } from 'shared-session'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { interimScreens } from './interim-screens.ts'

it.each([
  [paths.opinion, '의견제출'],
  [paths.applicationForm, '신청정보 입력 (법인)'],
])('%s, which is not ready, says so under its title, and leads home', async (path, title) => {
  session.update({ managementType: '0' })
  const Screen = await interimScreens(paths.opinion, paths.applicationForm)[path]?.()
  await render(Screen && <Screen />)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText('컨텐츠 준비중입니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/')
})
