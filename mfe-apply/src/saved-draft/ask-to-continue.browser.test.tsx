import { loadDraft } from 'api-client/drafts'
import { Unreachable } from 'api-client/errors'
import { keepSavedAt, lastSavedAt } from 'applicant-flow/draft'
import { drawn, drawScreen, pressAgain, type DrawnScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { axeViolations } from 'ui-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drafts } from '../screens/aply-info/draft/draft.ts'
import { IdentityCheckScreen } from '../screens/onslf-check/identity-check-screen.tsx'
import { keepFilledForm } from '../testing/filled-form.ts'
import { answerDialog, dialog, newApplicant } from '../testing/form-fixture.tsx'

const SAVED_AT = '2025-06-02T07:05:00.000Z'
const values = {
  companyName: '저장한 상회',
  corporateNumber: ['', ''],
  openingDate: '2020-01-01',
  settlementMonth: '12',
}
const config = { features: { drafts: true } }

const inTab = async () => {
  const { identityCi: ci, businessNumber: subject } = session.get()
  return drafts.open({ ci, subject })
}

beforeEach(() => void vi.resetAllMocks())

/** Brings a person who is verified already back to the screen. */
async function comeBack(saved: string | null = SAVED_AT): Promise<DrawnScreen> {
  provideSiteConfig(parseSiteConfig(config))
  newApplicant()
  keepSavedAt(saved)
  return drawScreen(<IdentityCheckScreen />, { at: '/onslf-check', config, withDialogs: true })
}

async function verify() {
  await page.getByRole('button', { name: /^금융인증서/ }).click()
  await answerDialog('확인')
}

it('asks a verified person with the time of saving, and continues with the saved values', async () => {
  vi.mocked(loadDraft).mockResolvedValue({ savedAt: SAVED_AT, values })
  const screen = await comeBack()
  await verify()
  await expect
    .element(page.getByRole('dialog', { name: '6월 2일 (월) 16:05에 저장하신 신청 내용이 있습니다.' }))
    .toBeVisible()
  for (const words of [
    '이어서 작성하시면 동의를 다시 받은 뒤 저장하신 사업자 정보가 채워진 신청서를 엽니다. 그 밖의 내용은 다시 입력해주세요.',
    '새로 작성하셔도 저장하신 내용은 6월 9일 (월) 16:05까지 보관하며, 신청정보 입력 화면에서 삭제하실 수 있습니다.',
  ])
    await expect.element(dialog().getByText(words, { exact: true })).toBeVisible()
  expect(dialog().getByRole('button', { name: '닫기' }).elements()).toEqual([])
  expect(await axeViolations(document.body)).toEqual([])
  expect(loadDraft).not.toHaveBeenCalled()
  await answerDialog('이어서 작성하기')
  await expect.poll(screen.goneTo).toBe('/info-agree')
  expect((await inTab()).values).toEqual(values)
})

it('stays while the saved values are on their way', async () => {
  const loaded = Promise.withResolvers<{ savedAt: string; values: typeof values }>()
  vi.mocked(loadDraft).mockReturnValue(loaded.promise)
  const screen = await comeBack()
  await verify()
  await answerDialog('이어서 작성하기')
  await pressAgain('새로 작성하기')
  await expect.element(dialog()).toBeVisible()
  expect(screen.goneTo()).toBeNull()
  loaded.resolve({ savedAt: SAVED_AT, values })
  await expect.poll(screen.goneTo).toBe('/info-agree')
  expect((await inTab()).values).toEqual(values)
})

it('begins anew without a call', async () => {
  const screen = await comeBack()
  await verify()
  await answerDialog('새로 작성하기')
  await expect.poll(screen.goneTo).toBe('/info-agree')
  expect(loadDraft).not.toHaveBeenCalled()
  expect((await inTab()).values).toBeNull()
})

it('begins anew by Escape, and asks again on the way back', async () => {
  const screen = await comeBack()
  await verify()
  await expect.element(dialog()).toMatchTextContent(/저장하신 신청 내용/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(screen.goneTo).toBe('/info-agree')
  await screen.unmount()
  await drawScreen(<IdentityCheckScreen />, { at: '/onslf-check', config, withDialogs: true })
  await verify()
  await expect.element(dialog()).toMatchTextContent(/저장하신 신청 내용/)
  await answerDialog('새로 작성하기')
})

it.each([
  [
    'cannot be fetched',
    () => Promise.reject(new Unreachable('/draft')),
    /저장하신 내용을 불러오지 못했습니다\..*인터넷 연결을 확인/,
    SAVED_AT,
  ],
  [
    'has ended meanwhile',
    () => Promise.resolve(null),
    '보관 기간이 지났거나 삭제되어 불러올 내용이 없습니다. 새로 작성해주세요.',
    null,
  ],
])(
  'shows in the question that the draft %s; the person may begin anew',
  async (_what, answer, words, remembered) => {
    vi.mocked(loadDraft).mockImplementation(answer)
    const screen = await comeBack()
    await verify()
    await answerDialog('이어서 작성하기')
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
    const anew = page.getByRole('button', { name: '새로 작성하기' })
    await expect.element(anew).toHaveAttribute('data-variant', 'tertiary')
    expect(lastSavedAt()).toBe(remembered)
    expect(await axeViolations(document.body)).toEqual([])
    await answerDialog('새로 작성하기')
    await expect.poll(screen.goneTo).toBe('/info-agree')
    expect((await inTab()).values).toBeNull()
  },
)

it('asks nothing without a saved draft', async () => {
  const screen = await comeBack(null)
  await verify()
  await expect.poll(screen.goneTo).toBe('/info-agree')
})

it('asks nothing where this tab has values of the person, and leaves them', async () => {
  const screen = await comeBack()
  ;(await inTab()).keep({ companyName: '지금 상회' })
  await verify()
  await expect.poll(screen.goneTo).toBe('/info-agree')
  expect((await inTab()).values).toMatchObject({ companyName: '지금 상회' })
})

it('asks nothing where the form of this page is in memory', async () => {
  const screen = await comeBack()
  keepFilledForm()
  await verify()
  await expect.poll(screen.goneTo).toBe('/info-agree')
})

it('asks although another person has left values in this tab', async () => {
  await comeBack()
  const { businessNumber: subject } = session.get()
  ;(await drafts.open({ ci: 'CI-OF-ANOTHER', subject })).keep({ companyName: '남의 상회' })
  await verify()
  await expect.element(dialog()).toMatchTextContent(/저장하신 신청 내용/)
  await answerDialog('새로 작성하기')
})

it('leads nowhere once the screen was left at the question', async () => {
  const screen = await comeBack()
  await verify()
  await expect.element(dialog()).toBeVisible()
  await screen.leave()
  await expect.element(dialog()).not.toBeInTheDocument()
  await drawn()
  expect(screen.goneTo()).toBe('/left')
})
