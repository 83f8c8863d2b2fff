import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { fillSite, NOW } from '../../testing/full-site.ts'
import { pressFolded, show, signIn } from '../../testing/site.tsx'

const dialog = page.getByRole('dialog')
const field = (label: string | RegExp) => dialog.getByLabelText(label)
const effects = dialog.getByText('이렇게 바뀝니다')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  signIn()
  fillSite()
  await show()
})
afterEach(() => void vi.useRealTimers())

it('a change of a line is read with the unit and the hint of each limit, then with its effects', async () => {
  await pressFolded('첫 화면 (act_1)', '변경')
  await field('상태').selectOptions('일시 정지')
  await field('동시 입장 제한').fill('400')
  await field('초당 입장 제한').fill('')
  await expect.element(dialog).toMatchTextContent('초당 입장 제한: 50명 → 없음')
  await expect(await speechOfPage()).toMatchFileSnapshot('./change.speech.txt')
})

it('a plan is read with the meaning of each choice, and with the effects before and at the opening', async () => {
  await pressFolded('첫 화면 (act_1)', '예약')
  await field(/^개시 시각/).fill('2026-03-02T10:00')
  await field(/^마감 시각/).fill('2026-03-02T18:00')
  await expect.element(dialog).toMatchTextContent('3. 2. 18:00:00부터 새로 받지 않습니다.')
  await expect(await speechOfPage()).toMatchFileSnapshot('./plan.speech.txt')
})

it('a message is read with its preview, and for whom and how long it is shown', async () => {
  await pressFolded('첫 화면 (act_1)', '안내문')
  await field(/보일 안내문/).fill('18시까지 접수합니다.')
  await expect.element(effects).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./message.speech.txt')
})

it('the lists are read with the form of an entry, and with the effect of each change', async () => {
  await page.getByRole('button', { name: '목록 변경' }).click()
  await field('차단 목록').fill('198.51.100.0/24')
  await field('우선 목록').fill('')
  await expect.element(dialog).toMatchTextContent('우선 목록: 0건 추가, 1건 삭제')
  await expect(await speechOfPage()).toMatchFileSnapshot('./lists.speech.txt')
})
