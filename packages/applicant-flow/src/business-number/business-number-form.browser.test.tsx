import { Unreachable } from 'api-client/errors'
import type { Verdict } from 'domain-rules'
import { drawn, drawScreen, pressAgain } from 'remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessNumberForm } from './business-number-form.tsx'

const REASON = '폐업된 사업자등록번호입니다.'
const validate = vi.fn<(businessNumber: string, signal: AbortSignal) => Promise<Verdict | null>>()

/** Types a number and confirms it. The dialogs of the page stay open until `read`. */
async function confirm(number = '1234567890') {
  const form = (
    <BusinessNumberForm validate={validate} leadsTo="/next" cancel={null} namesCallCentre={false} />
  )
  const screen = await drawScreen(form, { at: '/number' })
  const { promise, resolve: read } = Promise.withResolvers<void>()
  screen.dialogs.alert.mockReturnValue(promise)
  await page.getByRole('textbox').first().click()
  await userEvent.keyboard(number)
  await page.getByRole('button', { name: '확인' }).click()
  return { ...screen, read }
}

beforeEach(() => void validate.mockReset())

describe('a business number', () => {
  it('that is valid leads on', async () => {
    validate.mockResolvedValue({ ok: true })
    const { goneTo } = await confirm()
    await expect.poll(goneTo).toBe('/next')
    expect(validate).toHaveBeenCalledExactlyOnceWith('1234567890', expect.any(AbortSignal))
  })

  it.each([
    ['is refused', async () => ({ ok: false, reason: REASON }) as const, REASON, 1],
    ['cannot be checked', () => Promise.reject(new Unreachable('/x')), /^서버에 연결할 수 없습니다/, 0],
  ])(
    'that %s is explained, and can be confirmed again once that is read',
    async (_, check, message, beside) => {
      validate.mockImplementation(check)
      const { dialogs, goneTo, read } = await confirm()
      const [, signal] = validate.mock.calls[0] ?? []
      await expect
        .poll(() => dialogs.alert.mock.calls)
        .toEqual([[expect.stringMatching(message), { signal }]])
      await pressAgain('확인')
      expect(validate).toHaveBeenCalledOnce()
      expect(page.getByText(REASON).elements()).toHaveLength(0)
      read()
      await drawn()
      expect(page.getByText(REASON).elements()).toHaveLength(beside)
      expect(document.title.startsWith('오류: ')).toBe(beside > 0)
      await pressAgain('확인')
      await expect.poll(() => validate).toHaveBeenCalledTimes(2)
      expect(goneTo()).toBeNull()
    },
  )

  it('that is not complete is explained beside its boxes, and not sent', async () => {
    const { dialogs } = await confirm('12345')
    await expect.element(page.getByText('사업자등록번호를 모두 입력해주세요.')).toBeVisible()
    expect([validate.mock.calls, dialogs.alert.mock.calls]).toEqual([[], []])
  })

  it('that is not checked leads nowhere', async () => {
    validate.mockResolvedValue(null)
    const { dialogs, goneTo } = await confirm()
    await expect.poll(() => validate).toHaveBeenCalledOnce()
    await drawn()
    expect([goneTo(), dialogs.alert.mock.calls.length]).toEqual([null, 0])
  })

  it('leads a person nowhere who has left', async () => {
    const slow = Promise.withResolvers<Verdict>()
    validate.mockReturnValue(slow.promise)
    const { goneTo, leave } = await confirm()
    await leave()
    slow.resolve({ ok: true })
    await drawn()
    expect(goneTo()).toBe('/left')
  })
})
