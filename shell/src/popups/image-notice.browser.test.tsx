import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Layers } from 'ui-kit'
import { ImageNotice } from './image-notice.tsx'
import { PopupImage } from './popup-image.tsx'

afterEach(() => vi.useRealTimers())

it('is put away for the day by its tick, like every daily popup', async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime('2025-06-29T12:00:00+09:00')
  provideSiteConfig(parseSiteConfig({}))
  const draw = () =>
    render(
      <Layers>
        <ImageNotice />
      </Layers>,
    )
  const first = await draw()
  await expect.element(page.getByLabelText('오늘 하루 열지 않기')).toBeChecked()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/6월 30일 \(월\) 00:00~02:00/)
  await page.getByRole('button', { name: '닫기' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await first.unmount()

  await draw()
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(localStorage.getItem('home-image-notice-expiry-date')).toBe('2025-06-29')
})

it.each([
  ['2025-06-29T12:00:00+09:00', [], 1],
  ['2025-06-30T03:00:00+09:00', undefined, 0],
])('at %s, with the periods %j, is shown %i times', async (now, maintenance, times) => {
  localStorage.clear()
  await page.viewport(1280, 800)
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(now)
  provideSiteConfig(parseSiteConfig(maintenance ? { windows: { maintenance } } : {}))
  await render(
    <Layers>
      <ImageNotice />
    </Layers>,
  )
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(times)
  expect(document.querySelector('[role=dialog] strong, dialog strong')).toBeNull()
})

it('a picture that does not load leaves a sentence in its place (ERR-04)', async () => {
  provideSiteConfig({ ...parseSiteConfig({}), cdnBaseUrl: 'data:,' })
  await render(<PopupImage path="missing.svg" alt="안내" width={1} height={1} />)
  await expect.element(page.getByText('이미지를 불러올 수 없습니다.')).toBeVisible()
})
