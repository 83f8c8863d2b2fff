import { Unreachable } from 'api-client/errors'
import { providePorts } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileLink } from './file-link.tsx'

const alert = vi.fn<() => Promise<void>>()
const saved = vi.fn<(name: string) => void>()
const link = page.getByRole('button', { name: '증빙.pdf 내려받기' })

beforeEach(() => {
  vi.resetAllMocks()
  providePorts({ dialogs: { alert, confirm: async () => true, open: async () => undefined } })
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

it('says that it could not be downloaded (ERR-01), and can be pressed again', async () => {
  const load = vi.fn(async () => Promise.reject(new Unreachable('/path')))
  await render(<FileLink name="증빙.pdf" load={load} />)
  await link.click()
  await expect.poll(() => alert.mock.calls).toEqual([['파일 다운로드에 실패했습니다.']])
  await link.click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  expect(saved).not.toHaveBeenCalled()
})
