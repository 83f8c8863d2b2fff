import { CallRefused } from 'page-kit'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call, sentBodies, show, signIn, site } from '../../testing/site.tsx'

const panel = page.getByRole('region', { name: '공지' })
const dialog = page.getByRole('dialog').first()
const toneOfEffects = () =>
  dialog.getByText('이렇게 바뀝니다').element().closest('[data-tone]')?.getAttribute('data-tone')
const button = (name: string) => panel.getByRole('button', { name })
const notice = {
  id: 'a',
  title: '접수 안내',
  text: '첫 문단\n\n<b>둘째</b>',
  link: { label: '매뉴얼', address: '/user-guide' },
  place: 'popup',
  from: '2026-03-01T00:00:00.000Z',
  until: '2026-03-09T00:00:00.000Z',
  order: 10,
}
const planned = { ...notice, id: 'b', title: '예약 안내', place: 'page', from: '2026-03-05T00:00:00.000Z' }
const over = { ...notice, id: 'c', title: '지난 안내', place: 'banner', until: '2026-03-01T12:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T00:00:00.000Z') })
  signIn()
  site.responses['/ops/api/notices'] = { revision: 3, list: [notice, planned, over] }
})
afterEach(async () => {
  vi.useRealTimers()
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

it('shows each notice with its place, period and state', async () => {
  await show()
  const rowOf = (name: string) => panel.getByRole('row').filter({ hasText: name })
  await expect.element(rowOf('접수 안내')).toMatchTextContent(/처음 화면 팝업.*3\. 1\. 09:00:00.*게시 중/)
  await expect.element(rowOf('예약 안내')).toMatchTextContent(/공지사항 화면.*예약/)
  await expect.element(rowOf('지난 안내')).toMatchTextContent(/모든 화면 위쪽.*종료/)
})

it('writes a notice in Korean time, beside what applicants will see', async () => {
  await page.viewport(360, 740)
  await show()
  await button('공지 쓰기').click()
  await dialog.getByLabelText(/^제목/).fill('새 공지')
  await dialog.getByLabelText(/^내용/).fill('한 줄\n\n<script>alert(1)</script>')
  await dialog.getByLabelText(/^링크 주소/).fill('https://www.example.org/')
  await dialog.getByLabelText(/^링크 이름/).fill('누리집')
  await dialog.getByLabelText(/^위치/).selectOptions('처음 화면 팝업')
  const [from, until] = [dialog.getByLabelText(/^게시 시작/), dialog.getByLabelText(/^게시 종료/)]
  await expect.element(from).toHaveValue('2026-03-02T09:00')
  await expect.element(until).toHaveValue('2026-03-09T09:00')
  await from.fill('2026-03-03T09:00')
  await until.fill('2026-03-10T18:00')
  await dialog.getByLabelText(/^순서/).fill('7')
  const previews = dialog.element().querySelectorAll('figure')
  expect([...previews].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '휴대전화 미리보기',
    '컴퓨터 미리보기',
  ])
  for (const preview of previews) {
    expect(preview.textContent).toContain('<script>alert(1)</script>')
    expect(preview.querySelector('script')).toBeNull()
    expect(preview.textContent).toContain('오늘 하루 열지 않기')
  }
  expect(await axeViolations(document.body)).toEqual([])
  expect(smallTargets(document.body)).toEqual([])
  await dialog.getByRole('button', { name: '게시', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentBodies()).toEqual([
    [
      'PUT',
      '/ops/api/notices',
      {
        notice: {
          title: '새 공지',
          text: '한 줄\n\n<script>alert(1)</script>',
          link: { address: 'https://www.example.org/', label: '누리집' },
          place: 'popup',
          from: '2026-03-03T00:00:00.000Z',
          until: '2026-03-10T09:00:00.000Z',
          order: 7,
        },
        basedOn: 3,
      },
    ],
  ])
})

it('keeps what was typed when another officer was quicker, and tries again on the newer state', async () => {
  await show()
  await button('접수 안내 수정').click()
  await dialog.getByLabelText(/^제목/).fill('고친 제목')
  const usual = call.getMockImplementation()
  call.mockImplementation(async (operator, declared, input) => {
    if (declared.method !== 'PUT') return usual?.(operator, declared, input)
    site.responses['/ops/api/notices'] = { revision: 4, list: [notice] }
    call.mockImplementation(usual ?? (async () => undefined))
    throw new CallRefused(409, '그 사이 다른 운영자가 공지를 바꾸었습니다.')
  })
  const publish = dialog.getByRole('button', { name: '게시', exact: true })
  await publish.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('다른 운영자가')
  await expect.element(dialog.getByLabelText(/^제목/)).toHaveValue('고친 제목')
  await expect.element(panel.getByText('예약 안내')).not.toBeInTheDocument()
  await publish.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentBodies().map(([, , body]) => body)).toMatchObject([
    { id: 'a', basedOn: 3 },
    { id: 'a', basedOn: 4, notice: { title: '고친 제목' } },
  ])
})

it('ends a notice now, or deletes it, and says before what follows', async () => {
  await show()
  await button('접수 안내 수정').click()
  await dialog.getByLabelText('지금 종료').click()
  await expect.poll(toneOfEffects).toBe('warning')
  await expect
    .element(dialog)
    .toMatchTextContent('지금부터 누리집에 보이지 않습니다. 게시 기간을 고치면 다시 보입니다.')
  await dialog.getByRole('button', { name: '지금 종료' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('지난 안내 수정').click()
  const banners = [...dialog.element().querySelectorAll<HTMLElement>('figure [data-tone]')]
  expect(banners.map(({ dataset, textContent }) => [dataset['tone'], textContent])).toEqual([
    ['info', '지난 안내'],
    ['info', '지난 안내'],
  ])
  await dialog.getByLabelText('삭제').click()
  await expect.poll(toneOfEffects).toBe('danger')
  await expect
    .element(dialog)
    .toMatchTextContent('지금부터 누리집에 보이지 않고 내용도 지워집니다. 되돌릴 수 없습니다.')
  await dialog.getByRole('button', { name: '삭제' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { id, ...content } = notice
  expect(sentBodies().map(([, , body]) => body)).toEqual([
    { id, notice: { ...content, until: expect.stringContaining('2026-03-02T00:00:0') }, basedOn: 3 },
    { id: 'c', notice: null, basedOn: 3 },
  ])
})
