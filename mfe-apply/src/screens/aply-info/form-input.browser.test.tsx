import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDialog, button, dialog, field, fillAll, openForm } from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

describe('digits', () => {
  it('are all that a phone number takes, eleven at most', async () => {
    await openForm()
    await field.mobileNumber().fill('')
    await field.mobileNumber().click()
    await userEvent.keyboard('010-12a34 56789')
    await expect.element(field.mobileNumber()).toHaveValue('01012345678')
  })

  it('go on to the rear box of the residence number by themselves, where they are masked', async () => {
    await openForm()
    await field.residence().first().fill('')
    await field.residence().first().click()
    await userEvent.keyboard('8x00102')
    await expect.element(field.residence().nth(1)).toHaveFocus()
    await userEvent.keyboard('1234567890')
    await expect.element(field.residence().nth(1)).toHaveValue('1234567')
    await expect.element(field.residence().nth(1)).toHaveAttribute('data-masked')
    await expect.element(field.residence().nth(1)).toHaveAttribute('autocomplete', 'off')
  })

  it('of an account number may be parted, and stop at sixteen', async () => {
    await openForm()
    await field.accountNumber().fill('1234-5678 9012-34567')
    await expect.element(field.accountNumber()).toHaveValue('1234567890123456')
  })

  it('of an account number are asked for when it is left', async () => {
    await openForm()
    await field.accountNumber().fill('12a3')
    await userEvent.tab()
    await expectMessage(field.accountNumber(), '계좌번호는 숫자만 입력해주세요.')
    await expect.element(field.accountNumber()).toHaveValue('12a3')
  })
})

describe('the opening date', () => {
  it.each([
    ['2024-02-30', '개업일자를 정확히 입력해주세요.'],
    ['2024-2-3', '개업일자를 정확히 입력해주세요.'],
    ['0999-12-31', '개업일자를 정확히 입력해주세요.'],
    ['2999-01-01', '개업일자는 오늘 날짜보다 클 수 없습니다.'],
  ])('%s is refused and cleared on blur, and shown below', async (date, message) => {
    await openForm()
    await field.openingDate().fill(date)
    await expect.element(field.openingDate()).toHaveValue(date)
    await userEvent.tab()
    await expectMessage(field.openingDate(), message)
    await expect.element(field.openingDate()).toHaveValue('')
    await expectMessage(field.openingDate(), `입력한 값: ${date}`)

    await field.openingDate().fill('2')
    await expect.element(page.getByText(`입력한 값: ${date}`)).not.toBeInTheDocument()
  })

  it('gets its hyphens by itself', async () => {
    await openForm()
    await field.openingDate().fill('20200101')
    await expect.element(field.openingDate()).toHaveValue('2020-01-01')
  })

  it('that was refused keeps its message at submission, and takes the focus', async () => {
    await openForm()
    await fillAll()
    await field.openingDate().fill('2024-02-30')
    await button('신청 내용 확인').click()
    await expectMessage(field.openingDate(), '개업일자를 정확히 입력해주세요.')
    await expect.element(field.openingDate()).toHaveFocus()
    await button('신청 내용 확인').click()
    await expectMessage(field.openingDate(), '개업일자를 정확히 입력해주세요.')
  })
})

describe('limits', () => {
  it('hold the company name at thirty characters', async () => {
    await openForm()
    await expect.element(field.companyName()).toHaveAttribute('maxlength', '30')
  })

  it('limit the account holder to sixty bytes, and show the cut part', async () => {
    await openForm()
    await field.accountHolder().fill('가'.repeat(31))
    await expect.element(field.accountHolder()).toHaveValue('가'.repeat(30))
    await expect.element(page.getByRole('alert')).toHaveTextContent('60바이트를 넘어 입력되지 않은 글자: 가')
    await expectMessage(field.accountHolder(), '(60/60바이트)')
  })
})

describe('full width', () => {
  it('is offered for a name that has it, and bytes are counted near the limit only', async () => {
    await openForm()
    await field.accountHolder().fill('홍길동')
    expect(field.fullWidth().elements()).toEqual([])
    expect(page.getByText(/바이트/).elements()).toEqual([])
    await field.accountHolder().fill('㈜ SHOP')
    await expect.element(field.fullWidth()).toBeVisible()
  })

  it('converts the holder, also later input, and back', async () => {
    await openForm()
    await field.accountHolder().fill('AB')
    await field.fullWidth().click()
    await expect.element(field.accountHolder()).toHaveValue('ＡＢ')
    await field.accountHolder().click()
    await userEvent.keyboard('{End}c')
    await expect.element(field.accountHolder()).toHaveValue('ＡＢｃ')
    await field.fullWidth().click()
    await expect.element(field.accountHolder()).toHaveValue('ABc')
  })

  it('keeps the caret where the applicant types', async () => {
    await openForm()
    await field.accountHolder().fill('x')
    await field.fullWidth().click()
    await field.accountHolder().fill('ad')
    await field.accountHolder().click()
    await userEvent.keyboard('{Home}{ArrowRight}bc')
    await expect.element(field.accountHolder()).toHaveValue('ａｂｃｄ')
  })

  it('asks before it would cut anything', async () => {
    await openForm()
    await field.accountHolder().fill('a'.repeat(31))
    await field.fullWidth().click()
    await expect.element(dialog()).toMatchTextContent(contains('변환하면 60바이트를 넘어 잘리는 글자: ａ.'))
    await answerDialog('변환하지 않음')
    await expect.element(field.accountHolder()).toHaveValue('a'.repeat(31))
    await expect.element(field.fullWidth()).not.toBeChecked()
  })
})

async function expectMessage(control: ReturnType<typeof button>, message: string) {
  await expect.element(control).toHaveAccessibleDescription(contains(message))
}

function contains(message: string) {
  return new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
