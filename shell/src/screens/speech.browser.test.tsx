import { MemoryRouter } from 'react-router-dom'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { speechOfPage } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { routes } from '../routes.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { stubWaitingRoom } from './home/testing/stub-waiting-room.ts'
import { loadScreen } from './load-screen.ts'

const NOON = new Date('2025-06-29T12:00:00+09:00')
/** Applying is closed at noon, and the site pauses in the night. */
const windows = {
  applyTileLockout: { from: '2025-06-29T11:00:00', until: '2025-06-29T13:00:00' },
  maintenance: [{ from: '2025-06-30T00:00:00', until: '2025-06-30T02:00:00' }],
}

/** Every picture of this CDN is there, and empty. */
const cdnBaseUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'

const closeNotice = page.getByRole('button', { name: '닫기' })

beforeEach(async () => {
  await page.viewport(1280, 800)
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  localStorage.clear()
  session.reset()
  provideSiteConfig({ ...parseSiteConfig({ contacts: { callCentre: '0000-0000' }, windows }), cdnBaseUrl })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  const Screen = await loadScreen(path.replace(/\?.*/, ''))
  await render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
}

it.each([
  ['board-faq/page', routes.faq.path],
  ['region-center/page', `${routes.centres.path}?q=경기도&page=2`],
  ['region-center/nothing-found', `${routes.centres.path}?q=없는말`],
  ['coming-soon/page', routes.maintenance.path],
  ['objctRqst/page', routes.objectionGuide.path],
  ['user-guide/page', routes.userGuide.path],
  ['search/page', routes.search.path],
  ['popup/page', routes.popupPreview.path],
  ['modal-alert/page', routes.alertPreview.path],
  ['english/page', routes.english.path],
  ['sitemap/page', routes.sitemap.path],
  ['announcement/page', routes.announcement.path],
  ['notices/page', routes.notices.path],
])('%s is read in its order', async (transcript, path) => {
  await open(path)
  await expect(await speechOfPage()).toMatchFileSnapshot(`./${transcript}.speech.txt`)
})

it('a question that nobody has asked is answered by a way on', async () => {
  await open(routes.faq.path)
  await closeNotice.click()
  await page.getByRole('searchbox', { name: '질문 찾기' }).fill('없는말이다')
  await expect.element(page.getByText('찾는 내용이 없습니다', { exact: false })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./board-faq/nothing-found.speech.txt')
})

it('home is read with its notices, and with the hour at which applying opens', async () => {
  stubWaitingRoom('letsIn')
  await render(<HomeScreen />, { wrapper: MemoryRouter })
  await expect.element(closeNotice.nth(1)).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./home/page.speech.txt')
})
