import { Unreachable } from 'api-client/errors'
import { fetchStoredFile } from 'api-client/files'
import { providePorts } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { phoneHeic } from '../testing/photos.ts'
import { phonePicture } from '../testing/pictures.ts'
import { openPreview, storedFile, type PreviewedFile } from './open-preview.ts'
import { PreviewDialog } from './preview-dialog.tsx'

vi.mock('api-client/files', { spy: true })

const onClose = vi.fn<() => void>()
const photo = async () => new Blob([await phonePicture({ width: 80, height: 40 }, 1)], { type: 'image/jpeg' })
const missing = async () => Promise.reject(new Unreachable('/path'))

function show(file: Partial<PreviewedFile>) {
  const whole: PreviewedFile = { name: '운송장.jpg', kind: 'jpg', load: photo, ...file }
  return render(<PreviewDialog file={whole} onClose={onClose} />)
}

beforeEach(() => {
  onClose.mockReset()
  provideSiteConfig(parseSiteConfig({}))
})
afterEach(() => vi.restoreAllMocks())

describe('the preview', () => {
  it('shows a photo to be enlarged, under its name, and closes', async () => {
    await show({})
    await expect.element(page.getByRole('dialog', { name: '운송장.jpg' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '운송장.jpg' })).toBeVisible()
    await page.getByRole('button', { name: '확대' }).click()
    await expect.element(page.getByText('150%')).toBeVisible()
    await page.getByRole('button', { name: '닫기', exact: true }).first().click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('shows the reason for the supplement as text (PDET-14)', async () => {
    await show({ reason: '금액이 보이지 않습니다.' })
    await expect.element(page.getByText('보완요청 사유')).toBeVisible()
    await expect.element(page.getByText('금액이 보이지 않습니다.')).toBeVisible()
  })

  it.each([
    ['jpg', '이미지를 불러올 수 없습니다.'],
    ['pdf', 'PDF 파일을 열 수 없습니다.'],
    [null, '파일을 불러올 수 없습니다.'],
  ] as const)(
    'of a %s that does not come says so (ERR-03, ERR-04), and tries again',
    async (kind, message) => {
      const load = vi.fn(missing)
      await show({ kind, load })
      await expect.element(page.getByRole('alert')).toMatchTextContent(message)
      await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect.poll(() => load.mock.calls.length).toBe(2)
    },
  )

  it('shows a photo in place of the failure once a retry has brought it', async () => {
    const load = vi.fn(photo).mockResolvedValueOnce(new Blob(['no picture'], { type: 'image/jpeg' }))
    await show({ load })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect.element(page.getByRole('img', { name: '운송장.jpg' })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('of a photo that this browser cannot show says so, and lets it be kept', async () => {
    await show({ name: 'a.heic', kind: 'heic', load: async () => new Blob([phoneHeic(1)]) })
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        '이미지를 불러올 수 없습니다.이 브라우저는 HEIC 사진을 화면에 보여주지 못하지만, 파일은 그대로 제출할 수 있습니다. 아이폰의 설정 > 카메라 > 포맷에서 높은 호환성을 선택하면 JPG로 촬영됩니다.',
      )
    await expect.element(page.getByRole('button', { name: '내려받기' })).toBeVisible()
  })

  it('shows a PDF in the viewer of the site, which gets it from this page', async () => {
    await show({ name: '내역.pdf', kind: 'pdf', load: async () => new Blob(['%PDF-']) })
    await expect.element(page.getByTitle('내역.pdf')).toBeVisible()
    const { searchParams, pathname } = new URL(
      (page.getByTitle('내역.pdf').element() as HTMLIFrameElement).src,
    )
    expect(pathname).toBe('/cdn/viewer/index.html')
    await expect((await fetch(searchParams.get('file') ?? '')).text()).resolves.toBe('%PDF-')
  })

  it('leads to a PDF in a window of its own where the viewer is another origin', async () => {
    provideSiteConfig(parseSiteConfig({ cdnBaseUrl: 'https://cdn.example/base' }))
    await show({ name: '내역.pdf', kind: 'pdf', load: async () => new Blob(['%PDF-']) })
    const link = page.getByRole('link', { name: '새 창에서 보기 (새 창 열림)' })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
  })

  it.each([
    ['a photo', 'jpg', '', 'img'],
    ['a PDF in the viewer', 'pdf', '', 'iframe'],
    ['a PDF for a window of its own', 'pdf', 'https://cdn.example/base', 'a[href^="blob:"]'],
  ] as const)('gives back the memory of %s once it is closed', async (_what, kind, cdnBaseUrl, shown) => {
    provideSiteConfig(parseSiteConfig(cdnBaseUrl ? { cdnBaseUrl } : {}))
    const create = vi.spyOn(URL, 'createObjectURL')
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = await show({ kind })
    await expect.poll(() => document.querySelectorAll(shown).length).toBe(1)
    const address = create.mock.results[0]?.value
    expect(revoke).not.toHaveBeenCalled()
    await unmount()
    expect(revoke).toHaveBeenCalledExactlyOnceWith(address)
  })

  it('asks for nothing any more once it is closed', async () => {
    let signal: AbortSignal | undefined
    const load = (given: AbortSignal) => {
      signal = given
      const { promise, reject } = Promise.withResolvers<Blob>()
      given.addEventListener('abort', () => reject(given.reason))
      return promise
    }
    const { unmount } = await show({ load })
    await expect.element(page.getByText('파일을 불러오는 중입니다.', { exact: true })).toBeInTheDocument()
    await unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('is that of the last file, however late the one before arrives', async () => {
    const slow = Promise.withResolvers<Blob>()
    const { rerender } = await show({ load: () => slow.promise })
    const other = { name: '정산.jpg', kind: 'jpg', load: missing } as const
    await rerender(<PreviewDialog file={other} onClose={onClose} />)
    await expect.element(page.getByText('이미지를 불러올 수 없습니다.')).toBeVisible()
    slow.resolve(await photo())
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    expect(page.getByText('이미지를 불러올 수 없습니다.').query()).not.toBeNull()
  })
})

describe('a file of the store', () => {
  it.each([
    ['closes with its screen', new AbortController().signal],
    ['stays without a screen', undefined],
  ])('is fetched for its preview, which %s', async (_what, signal) => {
    const fetched = vi.mocked(fetchStoredFile).mockResolvedValue(await photo())
    const open = vi.fn<(draw: unknown, options?: object) => Promise<undefined>>()
    providePorts({ dialogs: { alert: vi.fn(), confirm: vi.fn(), open: open as never } })
    const file = storedFile('receipt/a.jpg', '운송장.jpg', '흐립니다.')
    await openPreview(file, signal)
    expect(open.mock.calls).toEqual([[expect.any(Function), signal && { signal }]])
    expect(file).toMatchObject({ name: '운송장.jpg', kind: 'jpg', reason: '흐립니다.' })
    const left = new AbortController()
    await file.load(left.signal)
    expect(fetched).toHaveBeenLastCalledWith('receipt/a.jpg', { signal: left.signal })
  })
})
