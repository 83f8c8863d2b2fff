import { createApplication } from 'api-client/application'
import { listBanks } from 'api-client/account'
import { TimedOut } from 'api-client/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  dialog,
  field,
  fillAccount,
  fillAll,
  fillBusiness,
  fillPerson,
  openForm,
} from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

const CORPORATION = { managementType: '0' }

describe('the form', () => {
  it('of a sole proprietor has its sections, and none for a corporation', async () => {
    await openForm()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('신청정보 입력 (개인)')
    await expect.element(button('신청 내용 확인')).toBeVisible()
    expect(headings()).toEqual(['신청인(주대표자) 정보', '사업자 정보', '지급 계좌'])
    expect(field.corporate().elements()).toEqual([])
    expect(field.settlementMonth().elements()).toEqual([])
  })

  it('of a corporation asks for its number and its settlement month', async () => {
    await openForm(CORPORATION)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('신청정보 입력 (법인)')
    await expect.element(button('신청 내용 확인')).toBeVisible()
    expect(headings()).toEqual(['신청인(주대표자) 정보', '법인 정보', '지급 계좌'])
    expect(field.corporate().elements()).toHaveLength(2)
    await expect
      .element(page.getByRole('group', { name: /^법인번호/ }))
      .toHaveAccessibleDescription('숫자 13자리를 입력하거나 한 번에 붙여 넣으세요.')
    const months = [...(field.settlementMonth().element() as HTMLSelectElement).options]
    expect(months.map(({ value, label }) => [value, label])).toEqual([
      ['', '결산월을 선택해주세요.'],
      ['3', '3월'],
      ['6', '6월'],
      ['9', '9월'],
      ['12', '12월'],
    ])
  })

  it('shows the values of the verification; only phone and front digits can be changed', async () => {
    await openForm()
    await expect.element(page.getByRole('textbox', { name: '신청인 성명' })).toHaveValue('홍길동')
    await expect.element(page.getByRole('textbox', { name: '신청인 성명' })).toHaveAttribute('readonly')
    await expect
      .element(page.getByRole('textbox', { name: '신청인 성명' }))
      .toHaveAttribute('maxlength', '100')
    await expect.element(page.getByRole('textbox', { name: '생년월일' })).toHaveValue('1980. 1. 1.')
    await expect.element(page.getByRole('textbox', { name: '생년월일' })).toHaveAttribute('readonly')
    await expect.element(page.getByRole('textbox', { name: /^사업자등록번호/ })).toHaveValue('123-45-67802')
    await expect.element(field.mobileNumber()).toHaveValue('01012345678')
    await expect.element(field.residence().first()).toHaveValue('800101')
    await expect.element(field.residence().first()).not.toHaveAttribute('readonly')
  })

  it('names the law by which the residence number is asked for, as the site is configured (GP-21)', async () => {
    await openForm()
    await expect
      .element(page.getByRole('group', { name: /^주민등록번호/ }))
      .toHaveAccessibleDescription(/시험용 법률 제1조에 따라/)
  })

  it('shows where the applicant is on the way', async () => {
    await openForm()
    await expect
      .element(page.getByRole('list', { name: '신청 단계' }).getByRole('listitem').nth(4))
      .toHaveAttribute('aria-current', 'step')
  })

  it.each([
    ['did not come', () => Promise.reject(new TimedOut('/codes'))],
    ['came empty', async () => []],
  ])('offers the banks of the list, and asks for them again when they %s', async (_how, answer) => {
    vi.mocked(listBanks).mockImplementationOnce(answer)
    await openForm()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(contains('은행 목록을 불러오지 못했습니다.'))
    await button('다시 불러오기').click()
    const offered = () => [...(field.bank().element() as HTMLSelectElement).options].map(({ text }) => text)
    await expect.poll(() => offered().slice(1)).toEqual(['KB국민은행', '신한은행'])
  })
})

describe('at submission', () => {
  it.each([
    [
      'a phone number that is too short',
      field.mobileNumber,
      '0101234567',
      '휴대폰번호를 정확히 입력해주세요.',
    ],
    ['no phone number', field.mobileNumber, '', '휴대폰번호를 정확히 입력해주세요.'],
    ['no company name', field.companyName, '', '법인명 or 상호명을 입력해주세요'],
    ['a company name of spaces', field.companyName, '   ', '법인명 or 상호명을 입력해주세요'],
    ['no opening date', field.openingDate, '', '개업일자를 입력해주세요.'],
  ] as const)('%s has a message beside its field, which takes the focus', async (_, box, value, message) => {
    await openForm()
    await fillAll()
    await box().fill(value)
    await button('신청 내용 확인').click()
    await expectMessage(box(), message)
    await expect.element(box()).toHaveFocus()
    expect(dialog().elements()).toEqual([])
    expect(createApplication).not.toHaveBeenCalled()
  })

  it.each([
    ['', '주민번호를 입력해주세요.'],
    ['123', '주민등록번호를 정확히 입력해주세요.'],
  ])('the rear digits "%s" of the residence number have a message', async (rear, message) => {
    await openForm()
    await fillAll()
    await field.residence().nth(1).fill(rear)
    await button('신청 내용 확인').click()
    await expect
      .element(page.getByRole('group', { name: /^주민등록번호/ }))
      .toHaveAccessibleDescription(contains(message))
    await expect.element(field.residence().nth(1)).toHaveFocus()
  })

  it('a person without a birth date gets a message', async () => {
    await openForm({ birthDate: '' })
    await fillAll()
    await button('신청 내용 확인').click()
    await expectMessage(page.getByRole('textbox', { name: '생년월일' }), '본인인증 정보가 없습니다.')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('no bank, no account number, no holder have a message one by one', async () => {
    await openForm()
    fillBusiness()
    await button('신청 내용 확인').click()
    await expectMessage(field.bank(), '은행을 선택해주세요.')
    await expectMessage(field.accountNumber(), '계좌번호를 입력해주세요.')
    await expectMessage(field.accountHolder(), '예금주를 입력해주세요.')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('an account number with letters, and a holder of spaces, have a message', async () => {
    await openForm()
    await field.accountNumber().fill('12a3')
    await field.accountHolder().fill('  ')
    await button('신청 내용 확인').click()
    await expectMessage(field.accountNumber(), '계좌번호는 숫자만 입력해주세요.')
    await expectMessage(field.accountHolder(), '예금주를 입력해주세요.')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('an account that was not checked is named at the button that does it', async () => {
    await openForm()
    fillPerson()
    fillBusiness()
    await fillAccount()
    await button('신청 내용 확인').click()
    await expect.element(button('계좌인증')).toHaveFocus()
    await expectMessage(button('계좌인증'), '계좌인증을 완료해주세요.')
  })

  it('a corporation without number and settlement month gets a message', async () => {
    await openForm(CORPORATION)
    await fillAll()
    await field.corporate().first().fill('110111')
    await button('신청 내용 확인').click()
    await expect
      .element(page.getByRole('group', { name: /^법인번호/ }))
      .toHaveAccessibleDescription(contains('법인번호를 정확히 입력해주세요.'))
    await expectMessage(field.settlementMonth(), '결산월을 선택해주세요.')
  })

  it('several problems are listed with links, the first has the focus, and the title has the prefix', async () => {
    await openForm()
    await button('신청 내용 확인').click()
    const summary = page.getByRole('region', { name: '입력한 내용을 확인해주세요.' })
    await expect.element(field.residence().nth(1)).toHaveFocus()
    expect(document.title).toBe('오류: 신청정보 입력 | 서비스')

    await summary.getByRole('link', { name: '은행을 선택해주세요.' }).click()
    await expect.element(field.bank()).toHaveFocus()
    await field.bank().selectOptions('신한은행')
    await expect.element(summary.getByRole('link', { name: '은행을 선택해주세요.' })).not.toBeInTheDocument()
  })

  it('the title is itself again once nothing is wrong any more', async () => {
    await openForm()
    await fillAll()
    await field.mobileNumber().fill('1')
    await button('신청 내용 확인').click()
    await expect.poll(() => document.title).toBe('오류: 신청정보 입력 | 서비스')
    await field.mobileNumber().fill('01012345678')
    await expect.poll(() => document.title).toBe('신청정보 입력 | 서비스')
  })
})

function headings() {
  return page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(heading => heading.textContent)
}

async function expectMessage(control: ReturnType<typeof button>, message: string) {
  await expect.element(control).toHaveAccessibleDescription(contains(message))
}

function contains(message: string) {
  return new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
