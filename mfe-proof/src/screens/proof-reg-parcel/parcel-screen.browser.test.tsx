import { RequestRefused, Unreachable } from 'api-client/errors'
import { requestParcelLookup } from 'api-client/proof'
import { type ApplicationResult, findResult } from 'api-client/result'
import { batchWith, resultWith } from 'applicant-flow/testing'
import { drawn, drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ParcelScreen } from './parcel-screen.tsx'

const NOT_AGREED = '동의 여부를 확인해주세요.'
const NO_CARRIER = '이용 택배사 목록중 최소 1개이상 선택해주세요.'

const agreeButton = page.getByRole('button', { name: /동의합니다/ })
const request = page.getByRole('button', { name: '이용내역 조회신청' })
const carrier = (name: string) => page.getByRole('checkbox', { name })
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name })

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(requestParcelLookup).mockResolvedValue()
})

async function draw(given: Partial<ApplicationResult> = {}, scene: { withDialogs?: boolean } = {}) {
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정', ...given }))
  return drawAsItIs(scene)
}

function drawAsItIs(scene: { withDialogs?: boolean } = {}) {
  return drawScreen(<ParcelScreen />, {
    at: '/proof-reg-parcel',
    session: { identityCi: 'ci', businessNumber: '1234567890', half: 'result', token: 'token' },
    ...scene,
  })
}

async function fillIn() {
  await agreeButton.click()
  await carrier('우체국').click()
  await carrier('택배사 A').click()
}

describe('asking the carriers', () => {
  it('changes the label of its button while it is under way', async () => {
    vi.mocked(requestParcelLookup).mockReturnValue(new Promise(() => {}))
    await draw()
    await fillIn()
    await request.click()
    await expect
      .element(page.getByRole('button', { name: '조회신청 처리 중' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('offers the six carriers, and says beforehand what follows (PPAR-01 to PPAR-05)', async () => {
    await draw()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('택배사 이용내역 조회')
    await expect.element(page.getByText('조회에 최대 1개월이 걸릴 수 있습니다.')).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(6)
  })

  it('asks, sends the chosen ones in the order of the list, and leads to the result (PPAR-06, PPAR-07, PPAR-14, PPAR-18)', async () => {
    const screen = await draw({}, { withDialogs: true })
    await fillIn()
    await request.click()
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('조회에 최대 1개월이 소요될 수 있으며, 이 기간에는 직접 증빙이 불가합니다.')
    await dialogButton('확인').click()
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent('택배사 이용내역 조회신청이 완료되었습니다.')
    await dialogButton('확인').click()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(requestParcelLookup).toHaveBeenCalledExactlyOnceWith(
      {
        owner: { applicationNumber: '20250000000001', supportNumber: '1', historyNumber: '1' },
        carriers: ['택배사 A', '우체국'],
      },
      { idempotencyKey: expect.any(String) },
    )
    await screen.unmount()
    await draw()
    await expect.element(carrier('우체국')).not.toBeChecked()
  })

  it('sends nothing after a no', async () => {
    const screen = await draw()
    screen.dialogs.confirm.mockResolvedValue(false)
    await fillIn()
    await request.click()
    await expect.poll(() => screen.dialogs.confirm.mock.calls.length).toBe(1)
    expect(requestParcelLookup).not.toHaveBeenCalled()
  })

  it('shows missing values in their order, each beside its field, until they are given (PPAR-08, PPAR-09)', async () => {
    await draw()
    expect(document.title).not.toMatch(/^오류: /)
    await request.click()
    expect(document.title).toMatch(/^오류: /)
    const summary = page.getByRole('region', { name: '입력한 내용을 확인해주세요.' })
    await expect.element(summary).toHaveFocus()
    const links = summary.getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual([NOT_AGREED, NO_CARRIER])
    const carriers = page.getByRole('group', { name: /이용 택배사/ })
    await expect.element(carriers).toHaveAccessibleDescription(new RegExp(NO_CARRIER))
    await request.click()
    await expect.element(summary).toHaveFocus()

    await agreeButton.click()
    await expect.element(page.getByText(NOT_AGREED)).not.toBeInTheDocument()
    await expect.element(summary).toBeVisible()
    await carrier('우체국').click()
    await expect.element(summary).not.toBeInTheDocument()
    expect(document.title).not.toMatch(/^오류: /)
    await carrier('우체국').click()
    await request.click()
    await expect.element(carrier('택배사 A')).toHaveFocus()
    expect(summary.elements()).toEqual([])
    await expect.element(page.getByText(NO_CARRIER)).toBeVisible()
    expect(requestParcelLookup).not.toHaveBeenCalled()
  })

  it('keeps what was chosen over a reload, for the same application alone', async () => {
    await (await draw()).unmount()
    const first = await draw()
    await fillIn()
    await first.unmount()
    const again = await draw()
    await expect.element(carrier('우체국')).toBeChecked()
    await expect.element(agreeButton).toHaveAttribute('aria-pressed', 'true')
    await again.unmount()
    await draw({ applicationNumber: '20250000000002' })
    await expect.element(carrier('우체국')).not.toBeChecked()
  })
})

describe('a request that fails', () => {
  it.each([
    [
      'refused: the sentence and the reason (PPAR-16)',
      new RequestRefused('/path', { status: 400, message: '이유입니다.' }),
      '택배사 이용내역 조회신청에 실패하였습니다.이유입니다.',
    ],
    [
      'without a line: the cause, and that nothing is lost (PPAR-17)',
      new Unreachable('/path'),
      '택배사 이용내역 조회신청 중 오류가 발생했습니다.',
    ],
  ])('%s; a further press sends the same again', async (_case, error, message) => {
    vi.mocked(requestParcelLookup).mockRejectedValueOnce(error)
    const screen = await draw({}, { withDialogs: true })
    await fillIn()
    await request.click()
    await dialogButton('확인').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(message)
    await dialogButton('확인').click()
    await expect.element(carrier('우체국')).toBeChecked()
    expect(screen.goneTo()).toBeNull()

    await request.click()
    await dialogButton('확인').click()
    await dialogButton('확인').click()
    await expect.poll(screen.goneTo).toBe('/aply-result')
    const [first, second] = vi.mocked(requestParcelLookup).mock.calls
    expect(second).toEqual(first)
  })

  it('whose time is over leads to the result', async () => {
    const message = '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.'
    vi.mocked(requestParcelLookup).mockRejectedValueOnce(
      new RequestRefused('/path', { status: 409, errorCode: 'PARCEL_NOT_ALLOWED', message }),
    )
    const screen = await draw()
    await fillIn()
    await request.click()
    await expect.poll(screen.goneTo).toBe('/aply-result')
  })

  it.each([
    ['a complete form', fillIn],
    ['an empty one', () => expect.element(request).toBeVisible()],
  ])('without a token leads home, from %s', async (_what, prepare) => {
    const screen = await draw()
    await prepare()
    session.update({ token: '' })
    await request.click()
    await expect.poll(screen.goneTo).toBe('/')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('인증이 만료되었습니다. 다시 인증해주세요.')
  })
})

describe('the way in', () => {
  it.each([
    ['not selected', { status: '심사중' }],
    ['under lookup', { batches: [batchWith({ amountKind: '택배', status: '제출' })] }],
  ] as const)('is closed for an application that is %s (PPAR-11, PPAR-19)', async (_case, given) => {
    const screen = await draw(given)
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('택배조회 신청이 가능한 상태가 아닙니다.')
    expect(screen.canGoBack()).toBe(false)
  })

  it('leads nowhere once the page was left at the reason', async () => {
    const screen = await draw({ status: '심사중' }, { withDialogs: true })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await screen.leave()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
  })

  it('says that there is a request already, and offers nothing but the result (PPAR-10)', async () => {
    await draw({ batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
    await expect.element(page.getByText('이미 "택배" 증빙이 존재하여 제출할 수 없습니다.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '신청결과 확인하기' })).toBeVisible()
    await expect.element(request).not.toBeInTheDocument()
  })

  it('says that the application did not come, and asks again at a press (PPAR-15)', async () => {
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/path'))
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정' }))
    await drawAsItIs()
    await expect.element(page.getByRole('alert')).toMatchTextContent('신청내역 조회에 실패하였습니다.')
    await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
    const again = page.getByRole('button', { name: '다시 불러오기' })
    await expect.element(again).toHaveAttribute('data-variant', 'secondary')
    await again.click()
    await expect.element(request).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('takes no focus when the application comes by itself, and asks for it no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/path'))
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정' }))
    await drawAsItIs()
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull(), { timeout: 10_000 })
    ;(document.activeElement as HTMLElement).blur()
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 10_000 })
    expect(document.activeElement).toBe(document.body)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(findResult).toHaveBeenCalledTimes(2)
  })

  it('asks for the application no more once the page was left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.mocked(findResult).mockRejectedValue(new Unreachable('/path'))
    const screen = await drawAsItIs()
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull(), { timeout: 10_000 })
    await screen.leave()
    const asked = vi.mocked(findResult).mock.calls.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(findResult).toHaveBeenCalledTimes(asked)
  })
})
