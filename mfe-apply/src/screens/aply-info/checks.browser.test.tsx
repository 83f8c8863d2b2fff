import { checkBusiness } from 'api-client/business'
import { RequestRefused, TimedOut, tooManyRequests, Unreachable } from 'api-client/errors'
import { checkRealName } from 'api-client/identity'
import { pressAgain, type DrawnScreen } from 'remote-kit/testing'
import { queueGate, session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerDialog,
  button,
  dialog,
  field,
  fillBusiness,
  fillPerson,
  openForm,
} from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

const refused = (status: number, message: string) => new RequestRefused('/check', { status, message })

describe('the real-name check', () => {
  let screen: DrawnScreen

  beforeEach(async () => {
    screen = await openForm()
    fillPerson()
  })

  it('waits for its turn, locks the rear digits, and confirms', async () => {
    await button('실명확인').click()
    await expect.element(button('실명확인 완료')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('실명확인 완료')).toHaveAccessibleDescription('인증이 완료되었습니다.')
    await expect.element(rear()).toHaveAttribute('readonly')
    await expect.element(field.residence().first()).not.toHaveAttribute('readonly')
    expect(screen.gate.run.mock.calls).toEqual([['act_4']])
    expect(screen.gate.complete).toHaveBeenCalledOnce()
    expect(checkRealName).toHaveBeenCalledExactlyOnceWith({
      applicationNumber: session.get().applicationNumber,
      applicationType: '확인',
      businessNumber: '1234567802',
      managementType: '1',
      ci: 'CI',
      name: '홍길동',
      birthDate: '19800101',
      residenceNumber: ['800101', '1234567'],
    })
  })

  it('is made once, however often it is pressed until the register responds', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    vi.mocked(checkRealName).mockReturnValue(promise)
    await button('실명확인').click()
    await expect.poll(() => checkRealName).toHaveBeenCalledOnce()
    await pressAgain('실명확인')
    expect(checkRealName).toHaveBeenCalledOnce()
    resolve(true)
    await expect.element(button('실명확인 완료')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['계속 진행', ['주민등록번호와 성명이 일치하지 않은 채로 진행합니다. 지원 대상에서 제외될 수 있습니다.']],
    ['중단', []],
  ])('of another name asks whether to go on: %s', async (answer, warnings) => {
    vi.mocked(checkRealName).mockResolvedValue(false)
    await button('실명확인').click()
    await expectQuestion(
      '주민등록번호와 신청자 성명이 일치하지 않습니다. 계속 진행하시겠습니까? (지원 대상에서 제외될 수 있습니다.)',
    )
    await answerDialog(answer)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('실명확인')).toBeVisible()
    await expect.element(rear()).toHaveValue('1234567')
    await expect.element(rear()).not.toHaveAttribute('readonly')
    expect(notices()).toEqual(warnings)
  })

  it.each([new TimedOut('/realname'), new Unreachable('/realname'), refused(502, 'x')])(
    'that cannot be made tells whom to call: %s',
    async error => {
      vi.mocked(checkRealName).mockRejectedValue(error)
      await button('실명확인').click()
      await expect.element(dialog()).toMatchTextContent(/실명인증 처리 중 오류가 발생했습니다\./)
      await expect.element(dialog()).toMatchTextContent(/신청 문의: 0000-0001/)
      expect(screen.gate.complete).toHaveBeenCalledOnce()
      await answerDialog('확인')
      await expect.element(rear()).toHaveValue('1234567')
      await expect.element(button('실명확인')).toHaveFocus()
    },
  )

  describe('without a turn, by the reply of the gate,', () => {
    /** A check that is refused so often, each time until the person has waited once more. */
    const refusedWithoutTurn = (refusals: number) => async () => {
      for (let refusal = 0; refusal < refusals; refusal += 1) {
        if (!(await queueGate.waitAgain())) throw refused(403, '순서를 기다려주세요.')
      }
      return true
    }

    it('waits again and is repeated, and nothing that was typed is lost', async () => {
      vi.mocked(checkRealName).mockImplementation(refusedWithoutTurn(2))
      await button('실명확인').click()
      await expect.element(button('실명확인 완료')).toBeVisible()
      expect(screen.gate.run.mock.calls).toEqual([['act_4'], ['act_4'], ['act_4']])
      expect(screen.gate.complete).toHaveBeenCalledTimes(3)
      await expect.element(rear()).toHaveValue('1234567')
    })

    it('shows no message after leaving the line, and can be pressed again', async () => {
      vi.mocked(checkRealName).mockImplementation(refusedWithoutTurn(1))
      screen.gate.run.mockResolvedValueOnce('passed').mockResolvedValueOnce('stopped')
      await button('실명확인').click()
      await expect.poll(() => screen.gate.run.mock.calls.length).toBe(2)
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(rear()).toHaveValue('1234567')
      vi.mocked(checkRealName).mockResolvedValue(true)
      await button('실명확인').click()
      await expect.element(button('실명확인 완료')).toBeVisible()
    })
  })

  it('that is made too often names the next try, and keeps the values', async () => {
    vi.mocked(checkRealName).mockRejectedValue(tooManyRequests('/realname', 180))
    await button('실명확인').click()
    await expect.element(dialog()).toMatchTextContent(/3분 뒤에 다시 시도해주세요\./)
    await answerDialog('확인')
    await expect.element(rear()).toHaveValue('1234567')
  })

  it('is not made as long as the number is wrong', async () => {
    await rear().fill('123')
    await button('실명확인').click()
    await expect
      .element(page.getByRole('group', { name: /^주민등록번호/ }))
      .toHaveAccessibleDescription(/주민등록번호를 정확히 입력해주세요\./)
    expect(screen.gate.run).not.toHaveBeenCalled()
  })

  it('is void once the front digits change, and opened again by a button', async () => {
    await button('실명확인').click()
    await button('다시 입력 (실명확인)').click()
    await expect.element(field.residence().first()).toHaveFocus()
    await expect.element(rear()).not.toHaveAttribute('readonly')
    await expect.element(rear()).toHaveValue('1234567')

    await button('실명확인').click()
    await expect.element(button('실명확인 완료')).toBeVisible()
    await field.residence().first().fill('800102')
    await expect.element(button('실명확인')).toBeVisible()
  })

  it.each(['stopped', 'blocked'] as const)(
    'does nothing for a person who was %s in the line',
    async result => {
      screen.gate.run.mockResolvedValue(result)
      await button('실명확인').click()
      await expect.poll(() => screen.gate.run.mock.calls).toEqual([['act_4']])
      await expect.element(button('실명확인')).not.toHaveAttribute('aria-disabled')
      expect(checkRealName).not.toHaveBeenCalled()
      expect(screen.gate.complete).not.toHaveBeenCalled()
      expect(dialog().elements()).toEqual([])
    },
  )

  it('is made all the same when the waiting room fails', async () => {
    screen.gate.run.mockResolvedValue('error')
    await button('실명확인').click()
    await expect.element(button('실명확인 완료')).toBeVisible()
  })
})

describe('the business check', () => {
  it('of a sole proprietor waits for its turn, locks its fields, and confirms', async () => {
    const screen = await openForm()
    fillBusiness()
    await button('사업자 정보 조회').click()
    const done = button('사업자 정보 조회 완료')
    await expect.element(done).toHaveAttribute('aria-disabled', 'true')
    await expect.element(done).toHaveAccessibleDescription('사업자 정보 조회가 완료되었습니다.')
    await expect.element(field.companyName()).toHaveAttribute('readonly')
    await expect.element(field.openingDate()).toHaveAttribute('readonly')
    expect(screen.gate.run.mock.calls).toEqual([['act_5']])
    expect(vi.mocked(checkBusiness).mock.calls[0]?.[0]).toMatchObject({
      businessNumber: '1234567802',
      openingDate: '2020-01-01',
      representativeName: '홍길동',
      companyName: '한국상점',
      managementType: '1',
    })

    await button('다시 입력 (사업자 정보 조회)').click()
    await expect.element(field.companyName()).toHaveFocus()
    await expect.element(field.companyName()).not.toHaveAttribute('readonly')
  })

  it('does nothing for a person who was stopped in the line', async () => {
    const screen = await openForm()
    fillBusiness()
    screen.gate.run.mockResolvedValue('stopped')
    await button('사업자 정보 조회').click()
    await expect.poll(() => screen.gate.run.mock.calls).toEqual([['act_5']])
    await expect.element(button('사업자 정보 조회')).not.toHaveAttribute('aria-disabled')
    expect(checkBusiness).not.toHaveBeenCalled()
    expect(dialog().elements()).toEqual([])
  })

  it('of a corporation rests on its number too', async () => {
    await openForm({ managementType: '0' })
    fillBusiness()
    await field.corporate().first().fill('110111')
    await field.corporate().last().fill('1234567')
    await button('사업자 정보 조회').click()
    await expect.element(button('사업자 정보 조회 완료')).toBeVisible()
    await expect.element(field.corporate().last()).toHaveAttribute('readonly')
    expect(vi.mocked(checkBusiness).mock.calls[0]?.[0].corporateNumber).toBe('1101111234567')
  })

  it.each([
    ['company name', field.companyName],
    ['opening date', field.openingDate],
  ] as const)('without %s names the missing field', async (_, missing) => {
    const screen = await openForm()
    fillBusiness()
    await missing().fill('')
    await button('사업자 정보 조회').click()
    await expect.element(missing()).toHaveAccessibleDescription(/필수값을 입력해주세요\./)
    await expect.element(missing()).toHaveFocus()
    expect(screen.gate.run).not.toHaveBeenCalled()
  })

  it.each([
    ['the name of the applicant', { mobileName: '' }, /^신청인 성명/],
    ['the number of the business', { businessNumber: '' }, /^상호명/],
  ])('that has lost %s is not made, with a message', async (_, lost, name) => {
    const screen = await openForm()
    fillBusiness()
    session.update(lost)
    await button('사업자 정보 조회').click()
    const textbox = page.getByRole('textbox', { name })
    await expect.element(textbox).toHaveAccessibleDescription(/필수값을 입력해주세요\./)
    await expect.element(textbox).toHaveFocus()
    expect(screen.gate.run).not.toHaveBeenCalled()
  })

  it('of a corporation without number names the missing field', async () => {
    const screen = await openForm({ managementType: '0' })
    fillBusiness()
    await button('사업자 정보 조회').click()
    await expect
      .element(page.getByRole('group', { name: /^법인번호/ }))
      .toHaveAccessibleDescription(/필수값을 입력해주세요\./)
    expect(screen.gate.run).not.toHaveBeenCalled()
  })

  it('with an invalid date clears it with a message, and focuses it', async () => {
    const screen = await openForm()
    fillBusiness()
    await field.openingDate().fill('2024-02-30')
    await button('사업자 정보 조회').click()
    await expect.element(field.openingDate()).toHaveAccessibleDescription(/개업일자를 정확히 입력해주세요\./)
    await expect.element(field.openingDate()).toHaveValue('')
    await expect.element(field.openingDate()).toHaveFocus()
    expect(screen.gate.run).not.toHaveBeenCalled()
  })

  it.each([
    ['계속 진행', ['사업자 정보가 확인되지 않은 채로 진행합니다. 지원 대상에서 제외될 수 있습니다.']],
    ['중단', []],
  ])('that finds nothing asks whether to go on: %s', async (answer, warnings) => {
    await openForm()
    vi.mocked(checkBusiness).mockResolvedValue({ isConfirmed: false, taxType: 'unknown' })
    fillBusiness()
    await button('사업자 정보 조회').click()
    await expectQuestion(
      '사업자 정보 조회에 실패하였습니다. 계속 진행하시겠습니까? (지원 대상에서 제외될 수 있습니다.)',
    )
    await answerDialog(answer)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(field.companyName()).toHaveValue('한국상점')
    await expect.element(field.companyName()).not.toHaveAttribute('readonly')
    expect(notices()).toEqual(warnings)
  })

  it('that cannot be made shows a message, and keeps the values', async () => {
    await openForm()
    vi.mocked(checkBusiness).mockRejectedValue(new TimedOut('/business'))
    fillBusiness()
    await button('사업자 정보 조회').click()
    await expect.element(dialog()).toMatchTextContent(/사업자등록번호 확인 중 오류가 발생했습니다\./)
    await answerDialog('확인')
    await expect.element(field.openingDate()).toHaveValue('2020-01-01')
  })
})

/** The question whether to go on in spite of a mismatch, which offers the way back first. */
async function expectQuestion(mismatch: string) {
  await expect.element(dialog()).toHaveAccessibleName(mismatch)
  await expect
    .element(dialog())
    .toMatchTextContent('중단하시면 입력하신 내용을 고친 뒤 다시 확인하실 수 있습니다.')
  await expect.element(button('중단')).toHaveAttribute('data-variant', 'primary')
  await expect.element(button('계속 진행')).toHaveAttribute('data-variant', 'tertiary')
}

function notices() {
  return page
    .getByRole('alert')
    .elements()
    .map(alert => alert.textContent)
}

function rear() {
  return field.residence().nth(1)
}
