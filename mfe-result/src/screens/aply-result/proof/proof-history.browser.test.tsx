import { RequestRefused, Unreachable } from 'api-client/errors'
import { cancelBatch, cancelItem } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { batchWith, itemWith, resultWith } from 'applicant-flow/testing'
import { drawn } from 'remote-kit/testing'
import { APPLICATION_STATUSES } from 'domain-rules/application'
import { BATCH_STATUSES, PROOF_TYPES, type ProofType } from 'domain-rules/proof'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, closesWithScreen, resetCalls, show, underKey } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

beforeEach(resetCalls)

describe('proof', () => {
  const batches = BATCH_STATUSES.map((status, place) =>
    batchWith({ id: String(place + 1), status, registeredAt: `2025-06-${10 + place}T00:00:00Z` }),
  )

  it('is shown ten batches at a time, the newest first, each with its group (RES-43 to RES-61, RES-124)', async () => {
    await show({ batches })
    const seen: string[] = []
    for (const [number, rows] of [
      ['1', 10],
      ['2', 3],
    ] as const) {
      const pages = page.getByRole('navigation', { name: '증빙 내역 페이지 이동' })
      await pages.getByRole('button', { name: number, exact: true }).click()
      expect(statuses()).toHaveLength(rows)
      seen.push(...statuses())
    }
    const groups = [
      '취소, 취소, 미인정, 지급완료, 승인, 승인',
      '심사 보완완료, 심사 보완요청, 심사 심의중, 심사, 심사 심사대기중',
      '접수, 접수',
    ]
    expect(seen.join(', ')).toBe(groups.join(', '))
  })

  function statuses() {
    const table = page.getByRole('table', { name: '증빙 내역' }).element()
    const cells = table.querySelectorAll('tbody tr > :nth-child(4) > :last-child')
    return Array.from(cells, ({ textContent }) => textContent)
  }

  it.each([
    ['심사중', 0, '심사 후 결정'],
    ['심사중', 50_000, '50,000원'],
    ['대상미선정', 0, '0원'],
  ] as const)('in %s with %i won has the recognised amount "%s"', async (status, recognisedAmount, shown) => {
    await show({ status: '대상선정', batches: [batchWith({ status, recognisedAmount })] })
    await expect.element(page.getByRole('table', { name: '증빙 내역' })).toMatchTextContent(shown)
  })

  it('begins each other page at its top', async () => {
    await show({ batches })
    await page.getByRole('button', { name: '마지막' }).click()
    await expect.element(page.getByRole('heading', { name: '증빙 내역' })).toHaveFocus()
  })

  it('is printed whole, not only the visible page', async () => {
    await show({ batches })
    expect(statuses()).toHaveLength(10)
    window.dispatchEvent(new Event('beforeprint'))
    expect(statuses()).toHaveLength(batches.length)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(statuses).toHaveLength(10)
  })

  const kinds: [ProofType, '금액' | '건' | '택배'][] = PROOF_TYPES.map(type => [type, '금액'])
  it.each([...kinds, ['일반', '건'], ['일반', '택배']] as const)(
    'of type %s in %s can be cancelled in the specification’s statuses only (RES-109 to RES-115)',
    async (type, amountKind) => {
      await show({ status: '대상선정', batches: batches.map(batch => ({ ...batch, type, amountKind })) })
      window.dispatchEvent(new Event('beforeprint'))
      const isFetched = type === '신속' || amountKind === '택배'
      const cancellable = BATCH_STATUSES.filter(
        status => !['심의중', '지급완료', '승인', '사용자취소', '사용자삭제'].includes(status),
      )
      const days = cancellable.map(status => `2025. 6. ${10 + BATCH_STATUSES.indexOf(status)}.`)
      expect(daysToCancel()).toEqual(isFetched ? [] : days.toReversed())
    },
  )

  it.each(APPLICATION_STATUSES)(
    'can be cancelled in %s, unless that is withdrawn (RES-116, RES-117)',
    async status => {
      await show({ status, batches: [batchWith()] })
      expect(daysToCancel()).toHaveLength(status.startsWith('사용자') ? 0 : 1)
    },
  )

  /** The days of registration of the batches that can be cancelled: here each has its own. */
  function daysToCancel() {
    const cancels = page.getByRole('button', { name: /^취소 / }).elements()
    return cancels.map(cancel => cancel.closest('tr')?.querySelector('time')?.textContent)
  }

  it('with a requested supplement leads to its detail (RES-26)', async () => {
    const screen = await show({ status: '대상선정', batches: [batchWith({ id: '7', status: '보완요청' })] })
    await button('보완하기 1번 증빙').click()
    await expect.poll(screen.goneTo).toBe('/detail-page')
    expect(session.get().proofBatchId).toBe('7')
  })

  it('may be added as direct proof only after a lookup of carriers (AMB-68)', async () => {
    await show({ status: '대상선정', batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
    await button('새 증빙 등록').click()
    await expect.poll(() => session.get().isNormalProof).toBe('Y')
  })

  it('is opened in detail, one batch of several (RES-101)', async () => {
    const twoBatches = [batchWith({ id: '1' }), batchWith({ id: '2', registeredAt: '2025-06-30T00:00:00Z' })]
    const screen = await show({ status: '대상선정', batches: twoBatches })
    await button('상세 1번 증빙').click()
    await expect.poll(screen.goneTo).toBe('/detail-page')
    expect(session.get().proofBatchId).toBe('1')
  })

  it('is offered by the notice alone as long as there is none', async () => {
    await show({ status: '대상선정', batches: [] })
    await expect.element(page.getByText('등록한 증빙이 없습니다.')).toBeVisible()
    expect(button('새 증빙 등록').elements()).toHaveLength(1)
  })

  it('may be added once the applicant is selected', async () => {
    const screen = await show({ status: '대상선정', batches: [batchWith()] })
    session.update({ isNormalProof: 'N', proofType: '영업', proofDetailTypes: ['1'], proofBatchId: '7' })
    await button('새 증빙 등록').click()
    await expect.poll(screen.goneTo).toBe('/proof-intro')
    const fresh = { isNormalProof: null, proofType: '', proofDetailTypes: [], proofBatchId: '' }
    expect(session.get()).toMatchObject(fresh)
  })

  it.each([
    ['대상선정 이후 증빙등록이 가능합니다.', { status: '심사중' }],
    ['지원금 지급이 시작되어 추가 증빙이 불가합니다.', { status: '지급완료' }],
    ['취소된 신청에는 증빙등록이 불가합니다.', { status: '사용자취소' }],
    [
      '최대 지원금액이 30만원으로 추가 증빙이 불가합니다.',
      { batches: [batchWith({ status: '지급완료', recognisedAmount: 300_000 })] },
    ],
    ['택배 증빙을 조회 중입니다.', { batches: [batchWith({ amountKind: '택배', status: '제출' })] }],
  ] as const)('may not be added, and the reason is shown beside the button: %s', async (reason, given) => {
    await show({ status: '대상선정', ...given })
    await expect.element(button('새 증빙 등록')).toHaveAccessibleDescription(reason)
    await expect.element(page.getByText(reason).first()).toBeVisible()
  })

  it.each([
    ['취소가 완료되었습니다.', () => vi.mocked(cancelBatch).mockResolvedValue()],
    [
      '취소 처리 중 오류가 발생했습니다.',
      () => vi.mocked(cancelBatch).mockRejectedValue(new Unreachable('/x')),
    ],
  ])('is cancelled as a whole after a question: %s', async (message, prepare) => {
    prepare()
    const screen = await show({ status: '대상선정', batches: [batchWith({ id: '7' })] })
    await button('취소 1번 증빙').click()
    await expect.poll(() => screen.dialogs.alert.mock.calls[0]?.[0]).toBe(message)
    const [question, , options] = screen.dialogs.confirm.mock.calls[0] ?? []
    expect([question, options]).toEqual(['해당 증빙을 취소하시겠습니까?', closesWithScreen])
    expect(cancelBatch).toHaveBeenCalledExactlyOnceWith('7', underKey)
  })

  it.each([
    ['the whole', '취소 1번 증빙'],
    ['a file', '파일 보기 1번 증빙'],
  ])('is busy at the pressed button alone while %s is cancelled', async (what, pressed) => {
    const running = new Promise<void>(() => {})
    for (const call of [cancelBatch, cancelItem]) vi.mocked(call).mockReturnValue(running)
    await show({ status: '대상선정', batches: [batchWith()], items: [itemWith()] }, { withDialogs: true })
    await button(pressed).click()
    const dialog = page.getByRole('dialog')
    if (what === 'a file') await dialog.getByRole('button', { name: '취소 영수증.png' }).click()
    await dialog.getByRole('button', { name: '증빙 취소' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(busyButtons()).toEqual([pressed])
  })

  function busyButtons() {
    const table = page.getByRole('table', { name: '증빙 내역' }).element()
    return Array.from(table.querySelectorAll('[aria-disabled=true]'), ({ textContent }) => textContent)
  }

  it('whose screen was left while its message was open closes that, and loads nothing again', async () => {
    vi.mocked(cancelBatch).mockResolvedValue()
    const screen = await show({ status: '대상선정', batches: [batchWith()] })
    const read = Promise.withResolvers<void>()
    screen.dialogs.alert.mockReturnValue(read.promise)
    await button('취소 1번 증빙').click()
    await expect.poll(() => screen.dialogs.alert.mock.calls[0]?.[1]).toEqual(closesWithScreen)
    await screen.leave()
    read.resolve()
    await drawn()
    expect(findResult).toHaveBeenCalledOnce()
  })

  it('in a status that changed meanwhile cannot be cancelled, and shows the new status', async () => {
    vi.mocked(cancelBatch).mockRejectedValue(new RequestRefused('/x', { status: 409, message: 'x' }))
    await show({ status: '대상선정', batches: [batchWith({ id: '7' })] }, { withDialogs: true })
    await button('취소 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    vi.mocked(findResult).mockResolvedValue(
      resultWith({ status: '대상선정', batches: [batchWith({ id: '7', status: '심의중' })] }),
    )
    await dialog.getByRole('button', { name: '증빙 취소' }).click()
    await expect.element(dialog).toMatchTextContent('취소 처리 중 오류가 발생했습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.poll(statuses).toEqual(['심사 심의중'])
    expect(daysToCancel()).toEqual([])
    await expect.element(page.getByRole('heading', { name: '증빙 내역' })).toHaveFocus()
  })

  it('whose button vanished behind its question leaves the person at the list of proof', async () => {
    await show({ status: '대상선정', batches: [batchWith({ id: '7' })] }, { withDialogs: true })
    await button('취소 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const reviewed = [batchWith({ id: '7', status: '심의중' })]
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정', batches: reviewed }))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(statuses).toEqual(['심사 심의중'])
    await dialog.getByRole('button', { name: '아니요' }).click()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByRole('heading', { name: '증빙 내역' })).toHaveFocus()
  })

  it('has the tone of its status wherever it is listed', async () => {
    const items = [itemWith({ status: '보완요청' }), itemWith({ id: '12', status: '지급완료' })]
    await show({ batches: [batchWith({ status: '보완요청' })], items }, { withDialogs: true })
    await expect.element(page.getByText('심사', { exact: true })).toHaveAttribute('data-tone', 'warning')
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('보완요청')).toHaveAttribute('data-tone', 'warning')
    await expect.element(dialog.getByText('인증완료')).toHaveAttribute('data-tone', 'success')
  })

  it('has examples (RES-104)', async () => {
    await show({}, { withDialogs: true })
    await button('증빙 예시 보기').click()
    const drawings = page.getByRole('dialog', { name: '증빙 예시' }).getByRole('figure')
    await expect.poll(() => drawings.elements()).toHaveLength(6)
  })
})
