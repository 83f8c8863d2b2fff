import { RequestRefused } from 'api-client/errors'
import {
  beginIntegrated,
  beginNice,
  checkMayApply,
  createToken,
  endSandboxVerification,
  enterApplication,
  integratedResult,
  saveIdentityStep,
  signIn,
} from 'api-client/identity'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { session } from 'shared-session'
import { popupFailure, popupSuccess } from './popup-message.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IdentityCheck } from './identity-check.tsx'
import { fakeWindowOpen } from './testing/fake-window.ts'

vi.mock('api-client/identity', { spy: true })

const onVerified = vi.fn<() => void>()
const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}
const form = { action: 'about:blank', method: 'get' as const, fields: {}, transactionId: 'tx' }
let popup: ReturnType<typeof fakeWindowOpen>

const method = (name: RegExp) => page.getByRole('button', { name })
const simple = method(/^간편인증.*\(새 창 열림\)/)
const ipin = method(/^아이핀/)

beforeEach(() => {
  vi.resetAllMocks()
  session.reset()
  session.update({ applicationNumber: '20250000000001', businessNumber: '1234567890' })
  vi.mocked(beginIntegrated).mockResolvedValue(form)
  vi.mocked(beginNice).mockResolvedValue(form)
  vi.mocked(integratedResult).mockResolvedValue(person)
  vi.mocked(createToken).mockResolvedValue('token')
  for (const call of [signIn, checkMayApply, saveIdentityStep]) vi.mocked(call).mockResolvedValue()
  vi.mocked(enterApplication).mockResolvedValue(undefined)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  popup = fakeWindowOpen()
})
afterEach(() => popup.close())

const show = (scene: Scene = {}) =>
  drawScreen(<IdentityCheck purpose="apply" onVerified={onVerified} />, { at: '/onslf-check', ...scene })

const expectWords = (words: string) =>
  expect.element(page.getByText(words, { exact: true })).toBeInTheDocument()

const closesWithScreen = { signal: expect.any(AbortSignal) }

describe('the choice', () => {
  it('offers five methods, each with the news that a window opens', async () => {
    await show()
    const names = page
      .getByRole('button')
      .elements()
      .map(button => button.textContent)
    expect(names).toHaveLength(5)
    expect(names.every(name => name.includes('(새 창 열림)'))).toBe(true)
  })

  it('says for whom the phone is', async () => {
    await show()
    await expect
      .element(page.getByText('휴대폰 인증은 주대표자 본인 명의의 휴대폰으로만 할 수 있습니다.'))
      .toBeVisible()
  })

  it('has buttons for testers where the site is configured for it, and nowhere else', async () => {
    vi.mocked(endSandboxVerification).mockResolvedValue()
    const screen = await show({ config: { features: { identityTestButtons: true } } })
    const lead = '인증 창을 열지 않고 시험 인물의 인증 결과를 만듭니다. 개발 환경에서만 표시됩니다.'
    await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '시험용 인증' })).toBeVisible()
    for (const outcome of ['성공', '실패', '취소']) {
      const button = page.getByRole('button', { name: outcome, exact: true })
      await expect.element(button).toHaveAttribute('data-variant', 'secondary')
    }
    await page.getByRole('button', { name: '성공' }).click()
    await expect.poll(() => onVerified).toHaveBeenCalledOnce()
    expect(endSandboxVerification).toHaveBeenCalledExactlyOnceWith('tx', 'success')
    expect(popup.open).not.toHaveBeenCalled()
    await screen.unmount()

    // Tested last: the file with the buttons is loaded by now, so they would appear at once.
    session.reset()
    await show()
    await expect.element(simple).toBeVisible()
    await expect.element(page.getByText('시험용 인증')).not.toBeInTheDocument()
  })
})

describe('a verification', () => {
  it('by the keyboard opens its window within the press, and ends with the session', async () => {
    const screen = await show()
    await userEvent.tab()
    await expect.element(simple).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('간편인증 창에서 인증을 진행해주세요.')).toBeInTheDocument()
    popup.post(popupSuccess())

    await expect.poll(() => onVerified).toHaveBeenCalledOnce()
    await expect.element(simple).not.toBeInTheDocument()
    expect(session.get()).toMatchObject({ identityCi: 'CI', token: 'token' })
    expect(screen.gate.complete).toHaveBeenCalledOnce()
  })

  it('shows its stages: the turn, the window, the server', async () => {
    const turn = Promise.withResolvers<'passed'>()
    const asked = Promise.withResolvers<typeof person>()
    vi.mocked(integratedResult).mockReturnValue(asked.promise)
    const screen = await show()
    screen.gate.run.mockReturnValue(turn.promise)
    await simple.click()
    await expect.element(page.getByRole('heading', { name: '간편인증 진행 중' })).toBeVisible()
    await expectWords('접속 순서를 확인하고 있습니다. 잠시만 기다려주세요.')
    await expectWords('인증 창이 보이지 않으면 아래 버튼을 눌러주세요.')
    turn.resolve('passed')
    await expectWords('간편인증 창에서 인증을 진행해주세요.')
    popup.post(popupSuccess())
    await expectWords('인증 결과를 확인하고 있습니다. 잠시만 기다려주세요.')
    asked.resolve(person)
    await expect.poll(() => onVerified).toHaveBeenCalledOnce()
  })

  it('can be brought into sight, and cancelled from here', async () => {
    const screen = await show()
    await ipin.click()
    const showWindow = page.getByRole('button', { name: '인증 창 보기' })
    await expect.element(showWindow).toHaveFocus()
    await page.getByRole('button', { name: '인증 취소' }).click()

    await expect
      .poll(() => screen.dialogs.alert)
      .toHaveBeenCalledExactlyOnceWith('IPIN 인증이 취소되었습니다.', closesWithScreen)
    expect(popup.isOpen()).toBe(false)
    expect(screen.gate.complete).toHaveBeenCalledOnce()
    await expect.element(ipin).toHaveFocus()
  })

  it('that was cancelled in the window says so, and leaves the choice', async () => {
    const screen = await show()
    await simple.click()
    await expect.element(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
    popup.post(popupFailure('cancelled'))
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('본인인증이 취소되었습니다. 인증 방법을 다시 선택해주세요.')
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    await expect.element(simple).toHaveFocus()
    expect(onVerified).not.toHaveBeenCalled()
  })

  it('whose window is blocked says how to go on', async () => {
    popup.open.mockReturnValue(null)
    const screen = await show()
    await simple.click()
    await expect
      .poll(() => screen.dialogs.alert)
      .toHaveBeenCalledExactlyOnceWith('팝업 차단을 해제해주세요.', closesWithScreen)
    expect(screen.gate.run).not.toHaveBeenCalled()
    await expectWords('팝업 차단을 해제할 수 없으면 아래 링크로 인증 창을 열 수 있습니다.')
    await expect.element(page.getByRole('link', { name: '간편인증 창 열기 (새 창 열림)' })).toBeVisible()
  })

  it('of a person who has applied says so, and leads home or to the result', async () => {
    vi.mocked(checkMayApply).mockRejectedValue(
      new RequestRefused('/check', { status: 409, errorCode: 'APL_DUPLICATE_CI', message: '중복' }),
    )
    const screen = await show({ withDialogs: true })
    await simple.click()
    await expect.element(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
    popup.post(popupSuccess())
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('본인인증 정보로 이미 신청접수 되었습니다.')
    await expect.element(dialog.getByRole('link', { name: '신청결과 확인하기' })).toBeVisible()
    await dialog.getByRole('button', { name: '확인', exact: true }).click()
    await expect.poll(screen.goneTo).toBe('/')
  })

  it('ends without a word when the person leaves the screen', async () => {
    const screen = await show()
    await simple.click()
    await expect.element(page.getByRole('button', { name: '인증 취소' })).toBeVisible()
    await screen.unmount()
    expect(popup.isOpen()).toBe(false)
    await expect.poll(() => screen.gate.complete).toHaveBeenCalledOnce()
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
  })

  it('does nothing more after the person has left the line', async () => {
    const screen = await show({ gate: 'stopped' })
    await simple.click()
    await expect.element(simple).toHaveFocus()
    expect(popup.isOpen()).toBe(false)
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    expect(beginIntegrated).not.toHaveBeenCalled()
  })
})
