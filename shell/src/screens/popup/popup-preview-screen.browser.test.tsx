import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PopupPreviewScreen } from './popup-preview-screen.tsx'

beforeEach(async () => {
  localStorage.clear()
  provideSiteConfig(parseSiteConfig({}))
  await render(<PopupPreviewScreen />)
})

it('shows each popup on a press; closed with its tick it is not put away for the day', async () => {
  const opener = page.getByRole('button', { name: '자주 묻는 질문 팝업 보기' })
  const popup = page.getByRole('dialog', { name: '보완요청 안내' })
  await opener.click()
  await popup.getByLabelText('오늘 하루 열지 않기').click()
  await popup.getByRole('button', { name: '닫기' }).click()
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  const proofPopup = page.getByRole('dialog', { name: '확인지급 제출서류 안내' })
  await page.getByRole('button', { name: '처음 화면 팝업 보기' }).click()
  await expect.element(proofPopup.getByLabelText('오늘 하루 열지 않기')).toBeChecked()
  await proofPopup.getByRole('button', { name: '닫기' }).click()
  await expect.element(proofPopup).not.toBeInTheDocument()
  expect(Object.keys(localStorage)).toEqual([])
})
