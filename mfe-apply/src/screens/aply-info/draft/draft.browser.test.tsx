import { listBanks } from 'api-client/account'
import { TimedOut } from 'api-client/errors'
import { session } from 'shared-session'
import { forgetDraftsOfOthers } from 'applicant-flow/draft'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  applicant,
  button,
  drawForm,
  field,
  fillAll,
  newApplicant,
  openForm,
} from '../../../testing/form-fixture.tsx'
import { drafts } from './draft.ts'

beforeEach(() => void vi.resetAllMocks())

const KEY = 'sbiz_draft'
const draft = () => sessionStorage.getItem(KEY)

/** The state of the tab after a reload: the session and the draft, nothing from memory. */
async function comeBack(changes = {}) {
  const { applicationNumber } = session.get()
  session.reset()
  session.update({ ...applicant, applicationNumber, ...changes })
  return drawForm()
}

async function typeAll() {
  const screen = await openForm()
  await fillAll()
  await expect.poll(() => draft()).not.toBeNull()
  return screen
}

it('keeps the values of the business, and none of person, account or identity', async () => {
  await typeAll()
  const { values } = JSON.parse(draft() ?? '{}') as { values: object }
  expect(values).toEqual({
    companyName: '한국상점',
    corporateNumber: ['', ''],
    openingDate: '2020-01-01',
    settlementMonth: '',
  })
  for (const secret of ['01012345678', '1234567"', '10000000000001', '홍길동', '"CI"']) {
    expect(draft()).not.toContain(secret)
  }
})

it('is not begun before anything is typed', async () => {
  await openForm()
  await expect.element(button('신청 내용 확인')).toBeVisible()
  expect(draft()).toBeNull()
})

it('keeps the place of the form while it is looked for', async () => {
  const open = vi.spyOn(drafts, 'open').mockReturnValue(new Promise(() => {}))
  newApplicant()
  await drawForm()
  await expect.element(page.getByText('신청서를 불러오는 중입니다.')).toBeInTheDocument()
  await expect.element(button('신청 내용 확인')).not.toBeInTheDocument()
  open.mockRestore()
})

describe('an applicant after a return', () => {
  it('as the same person for the same business finds it, and types the rest anew', async () => {
    const screen = await typeAll()
    await screen.unmount()
    await comeBack()
    await expect.element(field.companyName()).toHaveValue('한국상점')
    await expect.element(field.openingDate()).toHaveValue('2020-01-01')
    await expect.element(field.residence().nth(1)).toHaveValue('')
    await expect.element(field.accountNumber()).toHaveValue('')
    await expect.element(button('계좌인증')).toBeVisible()
  })

  it('as another person finds nothing, and has it deleted', async () => {
    const screen = await typeAll()
    await screen.unmount()
    await comeBack({ identityCi: 'ANOTHER' })
    await expect.element(field.companyName()).toHaveValue('')
    expect(draft()).toBeNull()
  })

  it('for another business finds nothing, and leaves it alone', async () => {
    const screen = await typeAll()
    await screen.unmount()
    await comeBack({ businessNumber: '1234567803' })
    await expect.element(field.companyName()).toHaveValue('')
    expect(draft()).not.toBeNull()
  })

  it('finds nothing of a draft that is damaged', async () => {
    const screen = await typeAll()
    sessionStorage.setItem(KEY, '{"version":1,"values":')
    await screen.unmount()
    await comeBack()
    await expect.element(field.companyName()).toHaveValue('')
    expect(draft()).toBeNull()
  })
})

it('is deleted by the verification of another person, not by one’s own', async () => {
  await typeAll()
  await forgetDraftsOfOthers('CI')
  expect(draft()).not.toBeNull()
  await forgetDraftsOfOthers('ANOTHER')
  expect(draft()).toBeNull()
})

describe('an applicant after a visit to another screen', () => {
  it('finds the form as it was, with its checks', async () => {
    const screen = await typeAll()
    await screen.unmount()
    await drawForm()
    await expect.element(field.residence().nth(1)).toHaveValue('1234567')
    await expect.element(field.accountNumber()).toHaveValue('10000000000001')
    await expect.element(button('계좌인증 완료')).toBeVisible()
  })

  it('can load the banks again on return, and the chosen bank is kept', async () => {
    const screen = await typeAll()
    await screen.unmount()
    vi.mocked(listBanks).mockRejectedValueOnce(new TimedOut('/codes'))
    await drawForm()
    await button('다시 불러오기').click()
    await expect.element(page.getByRole('textbox', { name: /^은행/ })).toHaveValue('KB국민은행')
  })

  it('finds nothing of it once the session has ended', async () => {
    const screen = await typeAll()
    await screen.unmount()
    const before = session.get()
    session.reset()
    session.update(before)
    await drawForm()
    await expect.element(field.companyName()).toHaveValue('한국상점')
    await expect.element(field.residence().nth(1)).toHaveValue('')
  })
})
