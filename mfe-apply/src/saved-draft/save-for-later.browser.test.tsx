import { deleteDraft, saveDraft } from 'api-client/drafts'
import { RequestRefused, tooManyRequests, Unreachable } from 'api-client/errors'
import { keepSavedAt, lastSavedAt } from 'applicant-flow/draft'
import { drawScreen } from 'remote-kit/testing'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { axeViolations } from 'ui-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApplicationFormScreen } from '../screens/aply-info/application-form-screen.tsx'
import { button, field, fillBusiness, letCallsGoWell, newApplicant } from '../testing/form-fixture.tsx'

const SAVED_AT = '2025-06-02T07:05:00.000Z'
const EARLIER = '2025-06-01T23:30:00.000Z'
const SAVE = '저장하고 나중에 이어서 하기'
const DELETE = '저장한 내용 삭제'

const alert = () => page.getByRole('alert')

beforeEach(() => void vi.resetAllMocks())

/** Without the site's styles no button is as large as it is on the site; the journey checks that. */
async function violations() {
  return (await axeViolations(document.body)).filter(found => !found.startsWith('target-size'))
}

async function openForm(saved: string | null | undefined, drafts = true) {
  const config = { features: { drafts } }
  provideSiteConfig(parseSiteConfig(config))
  newApplicant()
  keepSavedAt(saved)
  letCallsGoWell()
  await drawScreen(<ApplicationFormScreen />, { at: '/aply-info', config, withDialogs: true })
  await expect.element(field.companyName()).toBeVisible()
}

it.each([
  ['the backend saves no drafts', undefined, true],
  ['the site does not offer it', null, false],
])('is not on the form where %s', async (_where, saved, isOffered) => {
  await openForm(saved, isOffered)
  expect(page.getByText('나중에').elements()).toEqual([])
  expect(saveDraft).not.toHaveBeenCalled()
})

it('saves what is typed, and shows until when it is kept', async () => {
  vi.mocked(saveDraft).mockResolvedValue({ savedAt: SAVED_AT, replacedAt: null })
  await openForm(null)
  const section = page.getByRole('region', { name: '나중에 이어서 작성하기' })
  for (const words of [
    '지금 다 작성하기 어려우시면 입력하신 사업자 정보를 저장해주세요. 7일 동안 보관하며, 사업자등록번호 확인과 본인인증을 다시 하시면 다른 기기에서도 이어서 작성하실 수 있습니다.',
    '주민등록번호·휴대폰번호·계좌정보와 첨부파일, 동의 내용은 저장하지 않습니다.',
  ])
    await expect.element(section.getByText(words, { exact: true })).toBeVisible()
  expect(button(DELETE).elements()).toEqual([])
  fillBusiness()
  await button(SAVE).click()
  await expect
    .element(alert())
    .toHaveTextContent('저장했습니다. 6월 9일 (월) 16:05까지 보관합니다. 이제 이 창을 닫으셔도 됩니다.')
  const [typed, managementType] = vi.mocked(saveDraft).mock.calls[0] ?? []
  expect(typed).toMatchObject({ companyName: '한국상점', openingDate: '2020-01-01' })
  expect(managementType).toBe('1')
  expect(lastSavedAt()).toBe(SAVED_AT)
  const lastSaved =
    '6월 2일 (월) 16:05에 저장하신 내용이 있습니다. 다시 저장하시면 지금 입력하신 내용으로 바뀝니다.'
  await expect.element(page.getByText(lastSaved, { exact: true })).toBeVisible()
  await expect.element(button(DELETE)).toBeVisible()
  expect(await violations()).toEqual([])
})

it.each([
  ['of another tab or device', EARLIER, '6월 2일 (월) 08:30에 저장하신 내용은 이번 내용으로 바뀌었습니다.'],
  ['of this page, without a word', SAVED_AT, '닫으셔도 됩니다.'],
])('takes the place of the draft %s', async (_whose, replacedAt, lastWords) => {
  vi.mocked(saveDraft).mockResolvedValue({ savedAt: '2025-06-03T00:00:00.000Z', replacedAt })
  await openForm(SAVED_AT)
  await button(SAVE).click()
  await expect.element(alert()).toBeVisible()
  expect(alert().element().textContent.endsWith(lastWords)).toBe(true)
})

it('deletes on request, and leaves the typed values and the focus on the form', async () => {
  vi.mocked(deleteDraft).mockResolvedValue()
  await openForm(SAVED_AT)
  fillBusiness()
  await button(DELETE).click()
  await expect
    .element(alert())
    .toHaveTextContent('저장한 내용을 삭제했습니다. 지금 입력하신 내용은 그대로 있습니다.')
  await expect.element(button(SAVE)).toHaveFocus()
  expect(button(DELETE).elements()).toEqual([])
  expect(lastSavedAt()).toBeNull()
  await expect.element(field.companyName()).toHaveValue('한국상점')
})

it.each([
  [
    new Unreachable('/draft'),
    /^입력하신 내용을 저장하지 못했습니다\.서버에 연결할 수 없습니다\..*입력하신 내용은 그대로 있습니다\.$/,
  ],
  [
    new RequestRefused('/draft', { status: 500, message: '' }),
    /^입력하신 내용을 저장하지 못했습니다\.입력하신 내용은 그대로 있습니다\.$/,
  ],
  [tooManyRequests('/draft', 60), /1분 뒤에 다시 시도해주세요\.$/],
])('shows beside the button that saving failed, and keeps what is typed: %s', async (error, words) => {
  vi.mocked(saveDraft).mockRejectedValue(error)
  await openForm(SAVED_AT)
  fillBusiness()
  await button(SAVE).click()
  await expect.element(alert()).toBeVisible()
  expect(alert().element().textContent).toMatch(words)
  await expect.element(field.companyName()).toHaveValue('한국상점')
  await expect.element(button(SAVE)).toHaveFocus()
  expect(lastSavedAt()).toBe(SAVED_AT)
  expect(await violations()).toEqual([])
})

it('that could not be deleted is still there', async () => {
  vi.mocked(deleteDraft).mockRejectedValue(new Unreachable('/draft'))
  await openForm(SAVED_AT)
  await button(DELETE).click()
  await expect.element(alert()).toMatchTextContent('저장한 내용을 삭제하지 못했습니다.')
  await expect.element(button(DELETE)).toHaveFocus()
  expect(lastSavedAt()).toBe(SAVED_AT)
})

it('is asked for once, however often a button is pressed', async () => {
  vi.mocked(saveDraft).mockReturnValue(new Promise(() => undefined))
  await openForm(SAVED_AT)
  await button(SAVE).click()
  await button(SAVE).click({ force: true })
  await button(DELETE).click({ force: true })
  expect(saveDraft).toHaveBeenCalledOnce()
  expect(deleteDraft).not.toHaveBeenCalled()
})
