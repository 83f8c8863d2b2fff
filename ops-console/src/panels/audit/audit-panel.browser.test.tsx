import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CallRefused } from 'page-kit'
import { call, show, signIn, site } from '../../testing/site.tsx'

const entry = (id: number, action = 'release.promote') => ({
  id: String(id),
  at: '2025-03-01T18:00:00.000Z',
  actor: `operator:no-${id}`,
  address: null,
  action,
  detail: {},
})
const table = page.getByRole('table', { name: '운영 작업 기록' })
const button = (name: string) => page.getByRole('button', { name })
const kind = page.getByRole('region', { name: '작업 기록' }).getByRole('combobox', { name: '종류' })

beforeEach(async () => {
  signIn()
  site.responses['/ops/api/audit'] = { entries: [entry(50), entry(49)], next: '49' }
  site.responses['/ops/api/audit?before=49'] = { entries: [entry(48)], next: null }
  await show()
})
afterEach(() => sessionStorage.clear())

it('older entries are a press away, and so are the newest again', async () => {
  await button('이전 기록').click()
  await expect.element(table).toMatchTextContent('no-48')
  await expect.element(table).not.toMatchTextContent('no-50')
  await expect.element(button('이전 기록')).not.toBeInTheDocument()
  await button('최신 기록').click()
  await expect.element(table).toMatchTextContent('no-50')
  await expect.element(button('최신 기록')).not.toBeInTheDocument()
})

it('one kind of action is read from the site, page by page as well', async () => {
  const release = (id: number) => ({ entries: [entry(id)], next: String(id) })
  site.responses['/ops/api/audit?kind=release'] = release(40)
  site.responses['/ops/api/audit?kind=release&before=40'] = release(30)
  await kind.selectOptions('릴리스')
  await expect.element(table).toMatchTextContent('no-40')
  await button('이전 기록').click()
  await expect.element(table).toMatchTextContent('no-30')
  await kind.selectOptions('모든 작업')
  await expect.element(table).toMatchTextContent('no-50')
})

it('a page that cannot be read leaves the shown one, with the reason', async () => {
  site.responses['/ops/api/audit?before=49'] = new CallRefused(503, '기록을 읽을 수 없습니다.')
  await button('이전 기록').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('기록을 읽을 수 없습니다.')
  await expect.element(table).toMatchTextContent('no-50')
  expect(call.mock.calls.at(-1)?.[2]).toEqual({ query: { before: '49' } })
})
