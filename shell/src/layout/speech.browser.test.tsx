import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { speechOfPage } from 'ui-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openFrame } from './testing/open-frame.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  session.reset()
  provideSiteConfig(parseSiteConfig({ contacts: { callCentre: '0000-0000' } }))
})

it('the frame is read around the page: ways in, menus, settings, and the line of a new site', async () => {
  await openFrame('/modal-alert', { hasNewShell: true })
  await page.getByRole('button', { name: '화면 설정' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '알림 미리보기' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./frame.speech.txt')
})

it.each([
  [
    'late',
    '화면을 아직 불러오지 못했습니다.',
    '불러오는 데 시간이 걸리고 있습니다. 준비되는 대로 이 자리에 보여드립니다.',
  ],
  [
    'failed',
    '화면을 불러오지 못했습니다.',
    '입력하신 내용과 다른 메뉴에는 영향이 없습니다. 인터넷 연결을 확인하신 뒤 다시 시도해주세요.',
  ],
] as const)('an area that is %s says so in its place', async (pending, title, text) => {
  await openFrame('/self-check', { pending })
  const main = page.getByRole('main')
  await expect.element(main.getByText(title)).toBeVisible()
  await expect.element(main.getByRole('alert').getByText(text)).toBeVisible()
})

it('an area that is loading says so in its place', async () => {
  await openFrame('/self-check', { pending: 'loading' })
  await expect.element(page.getByRole('main').getByText('화면을 불러오는 중입니다.')).toBeVisible()
})
