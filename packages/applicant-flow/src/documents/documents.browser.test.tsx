import type { ReactNode } from 'react'
import { configureApiClient } from 'api-client/http'
import { FORM_NOT_READY, RequestRefused } from 'api-client/errors'
import { downloadForm } from 'api-client/files'
import { drawn, drawScreen } from 'remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nextClick } from '../testing/next-click.ts'
import { DownloadButton } from './download-button.tsx'
import { PdfLink } from './pdf-link.tsx'

vi.mock('api-client/files', { spy: true })

const PATH = 'forms/delivery-ledger.pdf'
const notReady = new RequestRefused('/path', { status: 404, errorCode: FORM_NOT_READY, message: '' })

function draw(link: ReactNode, documents: Record<string, string> = {}) {
  return drawScreen(link, { config: { cdnBaseUrl: 'https://cdn.example/base', documents } })
}

describe('a link to a document', () => {
  it('opens it in the viewer on the CDN, in a new window, and says so', async () => {
    await draw(<PdfLink document="manual">이용 매뉴얼</PdfLink>)
    const link = page.getByRole('link', { name: '이용 매뉴얼 (새 창 열림)' })
    await expect
      .element(link)
      .toHaveAttribute('href', 'https://cdn.example/base/viewer/index.html?file=documents%2Fmanual.pdf')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })

  it.each([
    ['opens without a word', {}, false, []],
    ['shows that it is not ready in place of a window', { manual: '' }, true, [['컨텐츠 준비중입니다.']]],
  ])('%s, with the files %j', async (_what, documents, isPrevented, messages) => {
    const screen = await draw(<PdfLink document="manual">이용 매뉴얼</PdfLink>, documents)
    const pressed = nextClick()
    await page.getByRole('link').click()
    expect((await pressed).wasPrevented).toBe(isPrevented)
    await expect.poll(() => screen.dialogs.alert.mock.calls).toEqual(messages)
  })
})

/** A message that is taken away when its screen is left. */
const closesWithScreen = { signal: expect.any(AbortSignal) }

describe('a button that downloads a form', () => {
  const saved = vi.fn<(name: string) => void>()
  const download = <DownloadButton form="deliveryLedger">내려받기</DownloadButton>
  const button = page.getByRole('button', { name: '내려받기' })

  beforeEach(() => {
    saved.mockReset()
    configureApiClient({ baseUrl: '', timeoutMs: 1_000, bearerToken: () => null })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['evidenceExamples', '증빙자료 예시.pdf'],
    ['deliveryLedger', '배달대장 서식.pdf'],
    ['directDeliveryPledge', '직접배달 지급 확약서.pdf'],
  ] as const)('saves the form %s as %s', async (form, name) => {
    vi.mocked(downloadForm).mockResolvedValueOnce(new Blob(['%PDF']))
    const { dialogs } = await draw(<DownloadButton form={form}>내려받기</DownloadButton>, { [form]: PATH })
    await button.click()
    await expect.poll(() => saved.mock.calls).toEqual([[name]])
    await drawn()
    expect(dialogs.alert).not.toHaveBeenCalled()
  })

  it('shows that a form is not ready, without a call, when no file is configured', async () => {
    const screen = await draw(download, { deliveryLedger: '' })
    await button.click()
    await expect
      .poll(() => screen.dialogs.alert.mock.calls)
      .toEqual([['컨텐츠 준비중입니다.', closesWithScreen]])
    expect(saved).not.toHaveBeenCalled()
  })

  it('shows that a form is not ready, when the server does not have it yet', async () => {
    vi.mocked(downloadForm).mockRejectedValueOnce(notReady)
    const screen = await draw(download, { deliveryLedger: PATH })
    await button.click()
    await expect
      .poll(() => screen.dialogs.alert.mock.calls)
      .toEqual([['컨텐츠 준비중입니다.', closesWithScreen]])
    expect(saved).not.toHaveBeenCalled()
  })

  it('shows that a download has failed, and can be pressed again', async () => {
    const screen = await draw(download, { deliveryLedger: PATH })
    await button.click()
    await expect
      .poll(() => screen.dialogs.alert.mock.calls)
      .toEqual([['파일 다운로드에 실패했습니다.', closesWithScreen]])
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    expect(saved).not.toHaveBeenCalled()
  })
})
