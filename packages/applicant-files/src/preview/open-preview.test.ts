import { providePorts } from 'shared-session'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPreview, storedFile } from './open-preview.ts'

it('says that a file cannot be shown if the dialog for it does not arrive', async () => {
  const missing = new Error('no such chunk')
  vi.doMock('./preview-dialog.tsx', () => Promise.reject(missing))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => {
    vi.doUnmock('./preview-dialog.tsx')
    warn.mockRestore()
  })
  const alert = vi.fn<(message: unknown, options?: object) => Promise<void>>()
  const open = vi.fn<() => Promise<undefined>>()
  providePorts({ dialogs: { alert, confirm: vi.fn(), open } })
  const { signal } = new AbortController()
  await openPreview(storedFile('receipt/a.jpg', '운송장.jpg'), signal)
  expect(alert.mock.calls).toEqual([['파일을 불러올 수 없습니다.', { signal }]])
  expect(open).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})
