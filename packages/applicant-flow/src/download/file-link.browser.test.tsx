import { Unreachable } from 'api-client/errors'
import { drawn, pressAgain } from 'remote-kit/testing'
import { providePorts } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileLink } from './file-link.tsx'

const alert = vi.fn<(message: unknown, options?: { signal?: AbortSignal }) => Promise<void>>()
const saved = vi.fn<(name: string) => void>()
const link = page.getByRole('button', { name: '증빙.pdf 내려받기' })

beforeEach(() => {
  vi.resetAllMocks()
  providePorts({ dialogs: { alert: alert as never, confirm: async () => true, open: async () => undefined } })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

it('keeps the file under its name', async () => {
  await render(<FileLink name="증빙.pdf" load={async () => new Blob(['x'])} />)
  await link.click()
  await expect.poll(() => saved.mock.calls).toEqual([['증빙.pdf']])
  expect(alert).not.toHaveBeenCalled()
})

it('says that it could not be downloaded (ERR-01), and can be pressed again once that is read', async () => {
  const load = vi.fn(async () => Promise.reject(new Unreachable('/path')))
  const read = Promise.withResolvers<void>()
  alert.mockReturnValueOnce(read.promise)
  await render(<FileLink name="증빙.pdf" load={load} />)
  await link.click()
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  expect(alert.mock.calls[0]?.[0]).toBe('파일 다운로드에 실패했습니다.')
  await pressAgain('증빙.pdf 내려받기')
  expect(load).toHaveBeenCalledOnce()
  read.resolve()
  await drawn()
  await link.click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  expect(saved).not.toHaveBeenCalled()
})

it('keeps nothing for a person who has left, and its message leaves with its screen', async () => {
  const content = Promise.withResolvers<Blob>()
  const load = vi.fn<(signal: AbortSignal) => Promise<Blob>>(() => content.promise)
  const first = await render(<FileLink name="증빙.pdf" load={load} />)
  await link.click()
  await first.unmount()
  expect(load.mock.calls[0]?.[0].aborted).toBe(true)
  content.resolve(new Blob(['x']))
  await drawn()
  expect([saved.mock.calls.length, alert.mock.calls.length]).toEqual([0, 0])

  const second = await render(
    <FileLink name="증빙.pdf" load={() => Promise.reject(new Unreachable('/path'))} />,
  )
  await link.click()
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  const signal = alert.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  await second.unmount()
  expect(signal?.aborted).toBe(true)
})
