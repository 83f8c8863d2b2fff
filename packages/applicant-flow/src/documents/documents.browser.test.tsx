import { configureApiClient } from 'api-client/client'
import { providePorts, type Dialogs } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DownloadButton } from './download-button.tsx'
import { PdfLink } from './pdf-link.tsx'

const alert = vi.fn<Dialogs['alert']>()
const PATH = 'forms/delivery-ledger.pdf'

function configure(documents: Record<string, string> = {}) {
  provideSiteConfig(parseSiteConfig({ cdnBaseUrl: 'https://cdn.example/base', documents }))
}

beforeEach(() => {
  configure()
  alert.mockReset()
  alert.mockResolvedValue(undefined)
  providePorts({ dialogs: { alert, confirm: async () => true, open: async () => undefined } })
})

describe('a link to a document', () => {
  it('opens it in the viewer on the CDN, in a new window, and says so', async () => {
    await render(<PdfLink document="manual">이용 매뉴얼</PdfLink>)
    const link = page.getByRole('link', { name: '이용 매뉴얼 (새 창 열림)' })
    await expect
      .element(link)
      .toHaveAttribute('href', 'https://cdn.example/base/viewer/index.html?file=documents%2Fmanual.pdf')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })

  it('tells that it is not ready instead of opening a window, when no file is configured', async () => {
    configure({ manual: '' })
    await render(<PdfLink document="manual">이용 매뉴얼</PdfLink>)
    await page.getByRole('link').click()
    await expect.poll(() => alert.mock.calls).toEqual([['컨텐츠 준비중입니다.']])
  })
})

describe('a button that downloads a form', () => {
  const saved = vi.fn<(name: string) => void>()
  const button = page.getByRole('button', { name: '내려받기' })

  beforeEach(() => {
    saved.mockReset()
    configureApiClient({ baseUrl: '', timeoutMs: 1_000, bearerToken: () => null })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('tells that a form is not ready, without asking anybody, when no file is configured', async () => {
    configure({ deliveryLedger: '' })
    await render(<DownloadButton form="deliveryLedger">내려받기</DownloadButton>)
    await button.click()
    await expect.poll(() => alert.mock.calls).toEqual([['컨텐츠 준비중입니다.']])
    expect(saved).not.toHaveBeenCalled()
  })

  it('tells that a download has failed, and can be pressed again', async () => {
    configure({ deliveryLedger: PATH })
    await render(<DownloadButton form="deliveryLedger">내려받기</DownloadButton>)
    await button.click()
    await expect.poll(() => alert.mock.calls).toEqual([['파일 다운로드에 실패했습니다.']])
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    expect(saved).not.toHaveBeenCalled()
  })
})
