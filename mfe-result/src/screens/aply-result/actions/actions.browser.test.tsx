import { cancelApplication, reapply } from 'api-client/application'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawn } from 'remote-kit/testing'
import { dialogs, session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, closesWithScreen, resetCalls, show, underKey } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

beforeEach(resetCalls)

describe('cancelling the application', () => {
  it('asks with the consequences, confirms, and shows the new status', async () => {
    vi.mocked(cancelApplication).mockResolvedValue()
    await show({ status: '신청' }, { withDialogs: true })
    await button('신청취소').click()
    const dialog = page.getByRole('dialog')
    const sentences = [
      '신청을 취소하시겠습니까?',
      '매출 기준이 1억 400만원에서 3억원으로 상향되었습니다.',
      '접수 순서에 따라 처리됩니다.',
      '취소 후 재신청 시 지급이 지연될 수 있습니다.',
    ]
    await expect.element(dialog).toMatchTextContent(sentences.join(''))
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '사용자삭제' }))
    const yes = dialog.getByRole('button', { name: '신청취소' })
    await expect
      .element(dialog.getByRole('button', { name: '닫기' }))
      .toHaveAttribute('data-variant', 'tertiary')
    await expect.element(yes).toHaveAttribute('data-variant', 'danger')
    await yes.click()
    await expect.element(dialog).toMatchTextContent('신청이 취소되었습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(button('재신청')).toBeVisible()
    await expect.element(page.getByText('신청상태가 바뀌었습니다: 사용자삭제')).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: /^진행 상태/ })).toHaveFocus()
  })

  const refused = (status: number, message: string) =>
    new RequestRefused('/delete-direct', { status, message })

  it.each([
    [refused(409, 'x'), '이미 처리되었습니다.'],
    [refused(500, '점검 중입니다.'), '점검 중입니다.'],
    [refused(500, ''), '처리 중 오류가 발생했습니다.'],
    [new Unreachable('/delete-direct'), '처리 중 오류가 발생했습니다.서버에 연결할 수 없습니다.'],
    [new TimedOut('/delete-direct'), '처리 중 오류가 발생했습니다.서버의 응답이 늦어지고 있습니다.'],
  ])('that fails by %s shows %s, and reloads', async (error, message) => {
    vi.mocked(cancelApplication).mockRejectedValue(error)
    await show({ status: '신청' }, { withDialogs: true })
    await button('신청취소').click()
    await page.getByRole('dialog').getByRole('button', { name: '신청취소' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(message)
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '심의중' }))
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByText('지원 여부를 심의하고 있습니다.')).toBeVisible()
    await expect.element(button('신청취소')).not.toBeInTheDocument()
  })

  it('that is declined cancels nothing, and its question closes with the screen', async () => {
    const open = vi.spyOn(dialogs, 'open')
    await show({ status: '신청' }, { withDialogs: true })
    await button('신청취소').click()
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(cancelApplication).not.toHaveBeenCalled()
    expect(findResult).toHaveBeenCalledOnce()
    expect(open.mock.calls[0]?.[1]).toEqual(closesWithScreen)
  })

  it('that fails can be tried again: it is done once', async () => {
    vi.mocked(cancelApplication).mockRejectedValueOnce(new TimedOut('/delete-direct')).mockResolvedValue()
    await show({ status: '신청' }, { withDialogs: true })
    for (const message of ['처리 중 오류가 발생했습니다.', '신청이 취소되었습니다.']) {
      await button('신청취소').click()
      await page.getByRole('dialog').getByRole('button', { name: '신청취소' }).click()
      await expect.element(page.getByRole('dialog')).toMatchTextContent(message)
      await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    const [first, second] = vi.mocked(cancelApplication).mock.calls
    expect(first).toEqual(['20250000000001', underKey])
    expect(second).toEqual(first)
  })

  it('whose screen was left while its message was open closes that, and loads nothing again', async () => {
    vi.mocked(cancelApplication).mockResolvedValue()
    const screen = await show({ status: '신청' }, { withDialogs: true })
    const read = Promise.withResolvers<void>()
    screen.dialogs.alert.mockReturnValue(read.promise)
    await button('신청취소').click()
    await page.getByRole('dialog').getByRole('button', { name: '신청취소' }).click()
    await expect.poll(() => screen.dialogs.alert.mock.calls[0]?.[1]).toEqual(closesWithScreen)
    await screen.leave()
    expect(screen.dialogs.alert.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    read.resolve()
    await drawn()
    expect(findResult).toHaveBeenCalledOnce()
  })
})

describe('applying again', () => {
  it('is asked for in the words of the specification (RES-91)', async () => {
    await show({ status: '사용자삭제' }, { withDialogs: true })
    await button('재신청').click()
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('기존 신청은 삭제되고 새로 신청됩니다.재신청하시겠습니까?')
    await page.getByRole('dialog').getByRole('button', { name: '돌아가기' }).click()
    expect(reapply).not.toHaveBeenCalled()
  })

  it('asks, replaces the application, and opens the business number as for a new applicant (RES-90 to RES-93)', async () => {
    vi.mocked(reapply).mockResolvedValue()
    const screen = await show({ status: '사용자삭제' })
    session.update({ consentsSaved: 'Y' })
    await button('재신청').click()
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    const [, ...labelsAndOptions] = screen.dialogs.confirm.mock.calls[0] ?? []
    expect(labelsAndOptions).toEqual([{ yes: '재신청', no: '돌아가기' }, closesWithScreen])
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    expect(session.get()).toMatchObject({ half: 'apply', applicationNumber: '', consentsSaved: 'N' })
  })

  it('that ends after the screen was left leads nowhere, and keeps the session', async () => {
    const response = Promise.withResolvers<void>()
    vi.mocked(reapply).mockReturnValue(response.promise)
    const screen = await show({ status: '사용자삭제' })
    await button('재신청').click()
    await expect.poll(() => reapply).toHaveBeenCalledOnce()
    await screen.leave()
    response.resolve()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
    expect(session.get().half).toBe('result')
  })

  it('that fails shows a message, stays, and succeeds under the same key when pressed again', async () => {
    vi.mocked(reapply).mockRejectedValueOnce(new Unreachable('/reapply')).mockResolvedValue()
    const screen = await show({ status: '사용자삭제' })
    await button('재신청').click()
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
    expect(screen.dialogs.alert.mock.calls[0]?.[1]).toEqual(closesWithScreen)
    expect(screen.goneTo()).toBeNull()
    await button('재신청').click()
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    const [first, second] = vi.mocked(reapply).mock.calls
    expect(first).toEqual(['20250000000001', underKey])
    expect(second).toEqual(first)
  })

  it('that was done elsewhere shows the server’s message, and reloads', async () => {
    const gone = { status: 404, message: '신청정보가 존재하지 않습니다.' }
    vi.mocked(reapply).mockRejectedValue(new RequestRefused('/reapply', gone))
    const screen = await show({ status: '사용자삭제' })
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '신청' }))
    await button('재신청').click()
    await expect.element(page.getByText('신청이 접수되었습니다.')).toBeVisible()
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe(gone.message)
    expect(screen.goneTo()).toBeNull()
  })
})
