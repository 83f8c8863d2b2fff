import { listReasons } from 'api-client/account'
import { findResult } from 'api-client/result'
import { batchWith, resultWith } from 'applicant-flow/testing'
import { APPLICATION_STATUSES, type ApplicationStatus } from 'domain-rules/application'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, resetCalls, show } from '../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

beforeEach(resetCalls)

const link = (name: string) => page.getByRole('link', { name, exact: true })

/** The specification's expectations for each status: the step, the buttons, the notice and the next thing to do. */
const states: Record<
  ApplicationStatus,
  { step: number | null; offers: readonly string[]; says: readonly [string, string] }
> = {
  신청: {
    step: 1,
    offers: ['신청취소'],
    says: ['신청이 접수되었습니다.', '지금 하실 일은 없습니다. 접수 순서에 따라 처리됩니다.'],
  },
  신청완료: {
    step: 1,
    offers: ['신청취소'],
    says: ['신청이 완료되었습니다.', '지금 하실 일은 없습니다. 곧 신청 정보를 조회합니다.'],
  },
  정보조회: {
    step: 2,
    offers: ['신청취소'],
    says: [
      '사업자와 매출 정보를 조회하고 있습니다.',
      '지금 하실 일은 없습니다. 조회가 끝날 때까지 기다려주세요.',
    ],
  },
  보완요청: {
    step: 2,
    offers: ['신청취소'],
    says: [
      '보완이 필요합니다.',
      '보완할 내용을 콜센터에 문의하고, 요청일부터 7일 이내에 보완해주세요. 기한이 지나면 지원받지 못할 수 있습니다.',
    ],
  },
  보완완료: {
    step: 2,
    offers: ['신청취소'],
    says: ['보완하신 내용을 확인하고 있습니다.', '지금 하실 일은 없습니다.'],
  },
  검증중: {
    step: 3,
    offers: ['신청취소'],
    says: ['신청 내용을 검증하고 있습니다.', '지금 하실 일은 없습니다.'],
  },
  심사중: {
    step: 3,
    offers: ['신청취소'],
    says: ['신청 내용을 심사하고 있습니다.', '지금 하실 일은 없습니다.'],
  },
  심의중: {
    step: 3,
    offers: [],
    says: [
      '지원 여부를 심의하고 있습니다.',
      '지금 하실 일은 없습니다. 심의 중에는 신청을 취소할 수 없습니다.',
    ],
  },
  보류: {
    step: 3,
    offers: ['신청취소', '의견제출'],
    says: ['지급이 보류되었습니다.', '사유는 콜센터에 문의해주세요.'],
  },
  대상선정: {
    step: 4,
    offers: ['신청취소', '새 증빙 등록'],
    says: ['지원대상으로 선정되었습니다.', '배달·택배 이용 증빙을 등록해주세요. 지원금은 최대 30만원입니다.'],
  },
  대상미선정: {
    step: 4,
    offers: ['신청취소'],
    says: ['지원대상으로 선정되지 않았습니다.', '사유는 콜센터에 문의해주세요.'],
  },
  요청검증완료: {
    step: 4,
    offers: [],
    says: ['수정하신 계좌정보를 확인했습니다.', '지금 하실 일은 없습니다. 지급을 기다려주세요.'],
  },
  이체결과오류: {
    step: 4,
    offers: ['계좌정보 수정'],
    says: ['등록하신 계좌로 지원금을 보내지 못했습니다.', '계좌정보를 수정해주세요.'],
  },
  지급완료: { step: 5, offers: [], says: ['지원금 지급이 완료되었습니다.', '입금 내역을 확인해주세요.'] },
  사용자취소: { step: null, offers: [], says: ['신청이 취소되었습니다.', '지금 하실 일은 없습니다.'] },
  사용자삭제: {
    step: null,
    offers: ['재신청'],
    says: ['신청이 취소되었습니다.', '다시 신청하려면 재신청을 눌러주세요.'],
  },
}
const CHOICES = ['신청취소', '의견제출', '새 증빙 등록', '계좌정보 수정', '재신청']

describe.each([
  ['an individual', { managementType: '1' }],
  ['a corporation', { managementType: '0', corporateNumber: '1101111234567', settlementMonth: '12' }],
])('for %s', (_kind, owner) => {
  it.each(APPLICATION_STATUSES)('%s: its notice, its step, its amount, and its buttons', async status => {
    const { step, offers, says } = states[status]
    await show({ ...owner, status, decidedAmount: 120_000 })
    const notice = page.getByText(says[0], { exact: true }).and(page.getByRole('strong'))
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByText(says[1], { exact: true })).toBeVisible()
    await expect.element(page.getByText('120,000원')).toBeVisible()
    const current = document.querySelectorAll('[aria-current="step"]')
    expect([...current].map(({ parentElement }) => stepOf(parentElement))).toEqual(
      step === null ? [] : [step],
    )
    expect(offered()).toEqual(offers)
    await expect.element(link('확인')).toHaveAttribute('href', '/')
  })
})

describe.each(['승인', '재심의'])('in %s, a status of another backend', status => {
  it('shows the word, the steps, the proof and the number to call (RES-01, AMB-15)', async () => {
    const batches = [batchWith({ type: '우편', status: '현장확인', recognisedAmount: 0 })]
    await show({ status, batches })
    const notice = page.getByText(`신청상태: ${status}`)
    await expect.element(notice).toBeVisible()
    expect(notice.element().closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
    const steps = page.getByRole('list', { name: '신청 진행 단계' })
    expect(steps.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(page.getByRole('link', { name: '0000-0000' })).toBeVisible()
    await expect.element(page.getByRole('table', { name: '증빙 내역' })).toMatchTextContent(/우편.*현장확인/)
    expect(page.getByText('진행 중인 단계가 없습니다.').elements()).toEqual([])
  })
})

it.each(['사용자취소', '사용자삭제'])(
  'shows the five steps in %s, none of them current (RES-02, AMB-16)',
  async status => {
    await show({ status })
    const steps = page.getByRole('list', { name: '신청 진행 단계' })
    const names = ['신청완료', '정보조회', '검증·심의', '대상결정', '지급완료']
    expect(steps.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(steps).toMatchTextContent(new RegExp(names.join('.*')))
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(0)
    await expect.element(page.getByText('진행 중인 단계가 없습니다.')).toBeVisible()
  },
)

it('shows 0원 until an amount is decided (RES-37)', async () => {
  await show({ status: '신청' })
  await expect.element(page.getByText('0원', { exact: true })).toBeVisible()
  await expect.element(page.getByText('아직 결정되지 않았습니다')).toBeVisible()
})

it.each(['대상미선정', '이체결과오류', '지급완료', '사용자취소'])(
  'shows 0원 as decided in %s',
  async status => {
    await show({ status, decidedAmount: 0 })
    await expect.element(page.getByText('0원', { exact: true })).toBeVisible()
    expect(page.getByText('아직 결정되지 않았습니다').elements()).toEqual([])
  },
)

describe('the next thing to do', () => {
  const asked = batchWith({ id: '7', status: '보완요청', updatedAt: '2025-06-03T15:30:00Z' })

  it.each([
    ['first proof', {}, '배달·택배 이용 증빙을 등록해주세요. 지원금은 최대 30만원입니다.'],
    ['more proof', { batches: [batchWith()] }, '증빙을 더 등록할 수 있습니다. 지원금은 최대 30만원입니다.'],
    [
      'nothing, while carriers are asked',
      { batches: [batchWith({ amountKind: '택배', status: '제출' })] },
      '지금 하실 일은 없습니다. 택배 증빙을 조회 중입니다.',
    ],
    ['a supplement before anything else', { batches: [asked] }, '위에 안내된 증빙을 보완해주세요.'],
    ['to ask for the reason, if none is given', { status: '대상미선정' }, '사유는 콜센터에 문의해주세요.'],
    ['to ask for that of a hold', { status: '보류' }, '사유는 콜센터에 문의해주세요.'],
    ['to ask for the meaning of a status', { status: '승인' }, '자세한 내용은 콜센터에 문의해주세요.'],
    [
      'to ask for the content, if no proof is requested again',
      { status: '보완요청' },
      /^보완할 내용을 콜센터에 문의하고/,
    ],
  ] as const)('is %s', async (_what, given, todo) => {
    await show({ status: '대상선정', ...given })
    await expect.element(page.getByText(todo)).toBeVisible()
    const isForCallCentre = 'status' in given
    const calls = page.getByRole('link', { name: '0000-0000' })
    expect(calls.elements()).toHaveLength(isForCallCentre ? 1 : 0)
  })

  it('is that of its status after the selection, with proof or without', async () => {
    await show({ status: '심의중', batches: [batchWith()] })
    const todo = '지금 하실 일은 없습니다. 심의 중에는 신청을 취소할 수 없습니다.'
    await expect.element(page.getByText(todo)).toBeVisible()
    expect(page.getByRole('link', { name: '0000-0000' }).elements()).toEqual([])
    expect(listReasons).not.toHaveBeenCalled()
  })

  it('has a deadline, and a withdrawn application has no request (RES-26, PDET-47)', async () => {
    await show({ status: '심사중', batches: [asked] })
    await expect.element(page.getByText(/^2025\. 6\. 11\.까지/)).toBeVisible()
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '사용자취소', batches: [asked] }))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByText('신청이 취소되었습니다.').first()).toBeVisible()
    expect(page.getByText('보완하기').elements()).toEqual([])
  })
})

function stepOf(list: Element | null): number {
  return [...(list?.children ?? [])].findIndex(step => step.hasAttribute('aria-current')) + 1
}

function offered(): string[] {
  const controls = [...document.querySelectorAll('button:not([aria-disabled]), a')]
  return CHOICES.filter(choice => controls.some(({ textContent }) => textContent === choice))
}

it('reloads when the applicant returns to the tab', async () => {
  await show({ status: '신청' })
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정' }))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('신청상태가 바뀌었습니다: 대상선정')).toBeInTheDocument()
})

it('does not reload when the applicant leaves the tab', async () => {
  await show({ status: '신청' })
  vi.mocked(findResult).mockClear()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(findResult).not.toHaveBeenCalled()
})

it('leaves the focus where it is when it reloads', async () => {
  await show({ status: '신청' })
  const print = button('결과 인쇄').element() as HTMLElement
  async function change(status: ApplicationStatus) {
    vi.mocked(findResult).mockResolvedValue(resultWith({ status }))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByText(`신청상태가 바뀌었습니다: ${status}`)).toBeInTheDocument()
  }
  print.focus()
  await change('심의중')
  expect(document.activeElement).toBe(print)
  print.blur()
  await change('대상선정')
  expect(document.activeElement).toBe(document.body)
})

it('does not reload after the screen was left', async () => {
  const screen = await show({ status: '신청' })
  await screen.unmount()
  vi.mocked(findResult).mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(findResult).not.toHaveBeenCalled()
})

it('prints, and leads to the credit programme in a window of its own (RES-97)', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await show({})
  await button('결과 인쇄').click()
  expect(print).toHaveBeenCalledOnce()
  await expect
    .element(page.getByRole('link', { name: /^신용지원사업/ }))
    .toHaveAttribute('href', 'https://credit.example.org/')
})
