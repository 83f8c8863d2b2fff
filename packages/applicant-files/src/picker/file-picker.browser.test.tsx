import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { providePorts } from 'shared-session'
import { memoryStorage } from 'shared-session/testing'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { broken, fakeWay, files, storedFile } from '../testing/fake-way.ts'
import { phonePicture } from '../testing/pictures.ts'
import type { UploadOutcome } from '../uploads/uploader.ts'
import { askAboutEmptyFiles, EmptyFilesDialog } from './ask-about-empty-files.tsx'
import { FilePicker } from './file-picker.tsx'
import { UploadProgress } from './upload-progress.tsx'

type Way = ReturnType<typeof fakeWay>

const input = () => document.querySelector('input[type=file]') as HTMLInputElement
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const alert = vi.fn<() => Promise<void>>()
const open = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  provideSiteConfig(parseSiteConfig({}))
  providePorts({ dialogs: { alert, confirm: async () => true, open } })
})
afterEach(() => vi.restoreAllMocks())

async function show(way: Way, limit?: number) {
  way.uploader.open()
  return render(
    <>
      <FilePicker uploader={way.uploader} label="실적증빙 파일" {...(limit && { limit })} />
      <UploadProgress uploader={way.uploader} />
    </>,
  )
}

describe('a field for files', () => {
  it('says beforehand what may be chosen, and takes it', async () => {
    await show(fakeWay(), 3)
    await expect
      .element(page.getByRole('group', { name: '실적증빙 파일' }))
      .toHaveAccessibleDescription('JPG·PNG·HEIC·WEBP·PDF, 3개까지, 하나에 10MB까지')
    await page.getByText('올릴 수 있는 파일 자세히 보기').click()
    const details =
      'JPEG와 HEIF 파일도 올릴 수 있습니다. 10MB가 넘는 사진은 크기를 줄여 올리며, 사진에 담긴 촬영 위치와 기기 정보는 지우고 올립니다.'
    await expect.element(page.getByText(details, { exact: true })).toBeVisible()
    expect(input().accept).toBe('.jpg,.jpeg,.png,.pdf,.heic,.heif,.webp')
    await userEvent.upload(input(), files({ '운송장.png': 2048 }))
    await expect.element(row('운송장.png')).toMatchTextContent(/2 KB.*올리기 전/)
    await expect.element(page.getByText('1개 / 3개')).toBeVisible()
  })

  it('without a limit names none', async () => {
    await show(fakeWay())
    await expect
      .element(page.getByRole('group', { name: '실적증빙 파일' }))
      .toHaveAccessibleDescription('JPG·PNG·HEIC·WEBP·PDF, 여러 개, 하나에 10MB까지')
  })

  it('counts what it leaves out', async () => {
    await show(fakeWay(), 1)
    await userEvent.upload(input(), files({ a: 1 }))
    await userEvent.upload(input(), files({ a: 1, b: 1 }))
    await expect
      .element(
        page.getByText(
          '중복된 파일 1개를 제외했습니다. 최대 1개까지 첨부할 수 있습니다. 초과한 1개는 제외되었습니다.',
        ),
      )
      .toBeVisible()
  })

  it('flags an empty file (FILE-13), keeps the reason beside one that is refused, and offers to view neither', async () => {
    const inspect = async () => ({ ok: false, reason: '지원하지 않는 파일 형식입니다.' }) as const
    await show(fakeWay({ inspect }))
    await userEvent.upload(input(), files({ '빈.pdf': 0, 'a.png': 1 }))
    await expect.element(row('빈.pdf')).toMatchTextContent(/내용이 없는 파일/)
    await expect.element(row('a.png')).toMatchTextContent(/올릴 수 없음: 지원하지 않는 파일 형식입니다\./)
    expect(document.querySelectorAll('li :is(a, img)')).toHaveLength(0)
  })

  it('shows a photo small, upright and made by one decoder', async () => {
    await show(fakeWay())
    const photo = new File([await phonePicture({ width: 800, height: 400 }, 6)], '사진.jpg')
    await userEvent.upload(input(), [photo])
    const measures = () => {
      const image = document.querySelector<HTMLImageElement>('li img')
      return [image?.naturalWidth, image?.naturalHeight]
    }
    await expect.poll(measures).toEqual([72, 144])
    await page.getByRole('button', { name: '사진.jpg 크게 보기' }).click()
    await expect.poll(() => open.mock.calls.length).toBe(1)
  })

  it('decodes a photo once, however often it is shown', async () => {
    const begin = vi.spyOn(Worker.prototype, 'postMessage')
    const way = fakeWay()
    const { unmount } = await show(way)
    const photo = new File([await phonePicture({ width: 80, height: 40 }, 1)], '사진.jpg')
    await userEvent.upload(input(), [photo])
    const isShown = () => document.querySelector('li img') !== null
    await expect.poll(isShown).toBe(true)
    await unmount()
    await show(way)
    await expect.poll(isShown).toBe(true)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('opens a PDF in the viewer, in a new window (PGEN-14)', async () => {
    await show(fakeWay())
    await userEvent.upload(input(), files({ '내역.pdf': 3 }))
    const link = page.getByRole('link', { name: '내역.pdf 크게 보기 (새 창 열림)' })
    const address = new URL((link.element() as HTMLAnchorElement).href)
    expect(address.pathname).toBe('/cdn/viewer/index.html')
    expect(address.searchParams.get('name')).toBe('내역.pdf')
    const held = await fetch(address.searchParams.get('file') ?? '')
    expect(new Uint8Array(await held.arrayBuffer())).toHaveLength(3)
  })
})

describe('while files are on their way', () => {
  it('shows the state of each file, takes no more, and announces all together', async () => {
    const way = fakeWay()
    await show(way)
    await userEvent.upload(input(), files({ 'a.png': 1, 'b.png': 1 }))
    expect(page.getByRole('progressbar').elements()).toEqual([])
    const uploading = way.uploader.upload()
    await expect.element(row('a.png')).toMatchTextContent(/올리는 중 0%/)
    await expect
      .element(page.getByRole('button', { name: /파일 선택/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(page.getByRole('button', { name: /파일 선택/ }))
      .toHaveAccessibleDescription('파일을 올리는 중입니다.')
    await expect.element(page.getByText('파일 2개를 올리기 시작했습니다.')).toBeVisible()

    way.sendings[0]?.arrive()
    await expect.element(row('a.png')).toMatchTextContent(/완료/)
    await expect
      .element(page.getByRole('progressbar', { name: '전체 파일 올리기' }))
      .toHaveAttribute('value', '50')
    way.sendings[1]?.arrive()
    await uploading
    await expect.element(page.getByText('파일 2개를 모두 올렸습니다.')).toBeVisible()
    expect(page.getByRole('progressbar').elements()).toEqual([])
    expect(document.querySelectorAll('li [role=status]:not(.sr-only)')).toHaveLength(0)
  })

  it('shows that the connection is down, and continues by itself', async () => {
    const way = fakeWay()
    await show(way)
    await userEvent.upload(input(), files({ 'a.png': 1 }))
    const uploading = way.uploader.upload()
    await expect.poll(() => way.sendings.length).toBe(1)
    way.goOffline()
    way.sendings[0]?.fail(broken())
    await expect.element(page.getByText('인터넷 연결이 끊겼습니다. 연결되면 이어서 올립니다.')).toBeVisible()
    way.goOnline()
    await expect.poll(() => way.sendings.length).toBe(2)
    way.sendings[1]?.arrive()
    await expect(uploading).resolves.toMatchObject({
      stored: [storedFile('a.png', 1)],
    } satisfies Partial<UploadOutcome>)
  })

  it('tries a failed one again when that is pressed', async () => {
    const way = fakeWay({ wait: async () => undefined })
    await show(way)
    await userEvent.upload(input(), files({ 'a.png': 1 }))
    const uploading = way.uploader.upload()
    for (const time of [0, 1, 2]) {
      await expect.poll(() => way.sendings.length).toBe(time + 1)
      way.sendings[time]?.fail(broken())
    }
    await uploading
    await page.getByRole('button', { name: 'a.png 다시 시도' }).click()
    await expect.poll(() => way.sendings.length).toBe(4)
  })

  it('names after a reload what must be chosen again, and shows what has arrived', async () => {
    const storage = memoryStorage()
    const before = fakeWay({}, storage)
    before.uploader.add(files({ 'a.png': 1, 'b.png': 1 }), 10)
    void before.uploader.upload()
    await expect.poll(() => before.sendings.length).toBe(2)
    before.sendings[0]?.arrive()
    await expect.poll(() => before.uploader.list().files[0]?.state.kind).toBe('done')

    await show(fakeWay({}, storage))
    const missing = '아직 올리지 못한 파일이 있습니다. 다음 파일을 다시 선택해주세요: b.png'
    await expect.element(page.getByText(missing, { exact: true })).toBeVisible()
    await expect.element(row('a.png')).toMatchTextContent(/완료/)
    await userEvent.upload(input(), files({ 'b.png': 1 }))
    await expect.element(page.getByText(/다시 선택해주세요/)).not.toBeInTheDocument()
  })
})

describe('the zero-byte dialog', () => {
  it('lists the files and gives the reply (FILE-21 to FILE-23)', async () => {
    const onReply = vi.fn<(goesOn: boolean) => void>()
    await render(<EmptyFilesDialog names={['가.jpg', '나.jpg']} onReply={onReply} />)
    const dialog = page.getByRole('dialog', { name: '0바이트 파일 안내' })
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map(item => item.textContent),
    ).toEqual(['가.jpg', '나.jpg'])
    await expect
      .element(dialog.getByText('다음 파일은 내용이 없어(0바이트) 등록할 수 없습니다.', { exact: true }))
      .toBeVisible()
    await expect
      .element(dialog.getByText('확인을 누르면 이 파일을 제외하고 등록합니다.', { exact: true }))
      .toBeVisible()
    await page.getByRole('button', { name: '취소' }).click()
    await page.getByRole('button', { name: '확인' }).click()
    await userEvent.keyboard('{Escape}')
    expect(onReply.mock.calls).toEqual([[false], [true], [false]])
  })

  it('confirms a yes in the words of the specification (FILE-27), and a no not at all', async () => {
    open.mockResolvedValueOnce(true)
    await expect(askAboutEmptyFiles(['가.jpg'])).resolves.toBe(true)
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      '0바이트 파일을 제외하고 정상 파일만 등록합니다.',
      undefined,
    )
    open.mockResolvedValueOnce(undefined)
    await expect(askAboutEmptyFiles(['가.jpg'])).resolves.toBe(false)
    expect(alert).toHaveBeenCalledOnce()
  })

  it('closes with its screen, and so does its confirmation', async () => {
    const { signal } = new AbortController()
    open.mockResolvedValueOnce(true)
    await askAboutEmptyFiles(['가.jpg'], signal)
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { signal })
    expect(alert).toHaveBeenCalledExactlyOnceWith(expect.any(String), { signal })
  })
})
