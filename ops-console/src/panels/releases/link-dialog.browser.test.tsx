import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused } from 'page-kit'
import { pressFolded, sentBodies, show, signIn, site } from '../../testing/site.tsx'

const from = 'https://preview.example.org/mfe-test/'
const dialog = page.getByRole('dialog')

beforeEach(async () => {
  signIn()
  await show()
  await pressFolded('mfe-test', '시험 링크')
  await dialog.getByLabelText(/^릴리스가 있는 주소/).fill(` ${from} `)
})
afterEach(() => sessionStorage.clear())

it('a link for a tester is made, shown as a whole address, and copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const until = '2025-03-01T18:00:00.000Z'
  site.responses['/ops/api/overrides'] = { path: '/registry/override?token=T', version: '9.0.0', until }
  await userEvent.keyboard('{Enter}')
  const address = `${location.origin}/registry/override?token=T`
  await expect.element(dialog.getByLabelText('시험 링크')).toHaveValue(address)
  await expect.element(dialog).toMatchTextContent('처음 연 브라우저에서만 3. 2. 03:00:00까지 열립니다.')
  await dialog.getByRole('button', { name: '링크 복사' }).click()
  await expect.element(dialog.getByRole('button', { name: '복사했습니다' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(address)
  expect(sentBodies()).toEqual([['POST', '/ops/api/overrides', { remote: 'mfe-test', from }]])
})

it('a link that cannot be copied is selected by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  site.responses['/ops/api/overrides'] = { path: '/a', version: '9.0.0', until: '2025-03-01T18:00:00.000Z' }
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: '링크 복사' }).click()
  const failed = '복사하지 못했습니다. 직접 선택해서 복사해주세요.'
  await expect.element(dialog.getByRole('button', { name: failed })).toBeVisible()
})

it('an address that is refused is refused in words, and can be mended', async () => {
  site.responses['/ops/api/overrides'] = new CallRefused(400, '이 주소로는 시험 링크를 만들 수 없습니다.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('만들 수 없습니다.')
  await expect.element(dialog.getByLabelText(/^릴리스가 있는 주소/)).toHaveValue(` ${from} `)
})
