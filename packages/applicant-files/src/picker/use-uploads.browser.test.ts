import { storedSize, uploadFile } from 'api-client/files'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { phoneJpeg } from '../testing/photos.ts'
import { useUploads } from './use-uploads.ts'

vi.mock('api-client/files', { spy: true })

const arrived = { filePath: 'opinion/a.pdf', savedName: 'a.pdf', originalName: '의견.pdf' }
const pdf = new File(['%PDF-1.7'], '의견.pdf', { type: 'application/pdf' })

async function open() {
  const files = { category: 'opinion', form: 'opinion', owner: '20250000000001' } as const
  const { result, unmount } = await renderHook(() => useUploads(files))
  return { uploader: result.current, leave: unmount }
}

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(uploadFile).mockResolvedValue(arrived)
  vi.mocked(storedSize).mockResolvedValue(pdf.size)
})
afterEach(() => vi.restoreAllMocks())

it('sends a file for its purpose, verifies it in the store, and remembers it for its application', async () => {
  const { uploader } = await open()
  uploader.add([pdf], 10)
  const stored = { ...arrived, size: pdf.size, mimeType: 'application/pdf' }
  expect((await uploader.upload()).stored).toEqual([stored])
  const [sent] = vi.mocked(uploadFile).mock.calls[0] ?? []
  expect(sent).toMatchObject({ category: 'opinion', signal: expect.any(AbortSignal) })
  expect(sent?.file.name).toBe('의견.pdf')
  expect(storedSize).toHaveBeenCalledExactlyOnceWith('opinion/a.pdf', { signal: expect.any(AbortSignal) })
  expect(JSON.parse(sessionStorage.getItem('sbiz_opinion_files') ?? '')).toMatchObject({
    owner: '20250000000001',
    files: [{ name: '의견.pdf', stored }],
  })
})

it('ends its transfers when the screen is left', async () => {
  vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
  const { uploader, leave } = await open()
  uploader.add([pdf], 10)
  void uploader.upload()
  await expect.poll(() => uploadFile).toHaveBeenCalledOnce()
  const signal = vi.mocked(uploadFile).mock.calls[0]?.[0].signal
  expect(signal?.aborted).toBe(false)
  await leave()
  expect(signal?.aborted).toBe(true)
})

it.each([
  ['shrunk when it is chosen', new File([phoneJpeg(1), new Uint8Array(10_485_760)], '사진.jpg')],
  ['cleaned before it is sent', new File([phoneJpeg(1)], '사진.jpg')],
])('ends the worker of a photo that is %s, when it is removed', async (_what, photo) => {
  const begin = vi.spyOn(Worker.prototype, 'postMessage').mockReturnValue()
  const end = vi.spyOn(Worker.prototype, 'terminate')
  const { uploader } = await open()
  uploader.add([photo], 10)
  void uploader.upload()
  await expect.poll(() => begin).toHaveBeenCalledOnce()
  expect(end).not.toHaveBeenCalled()
  for (const { id } of uploader.list().files) uploader.remove(id)
  await expect.poll(() => end).toHaveBeenCalledOnce()
})
