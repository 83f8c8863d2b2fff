import { cancelApplication, reapply } from 'api-client/application'
import { listReasons } from 'api-client/account'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { cancelBatch, cancelItem } from 'api-client/proof'
import { type ApplicationResult, findResult } from 'api-client/result'
import { batchWith, itemWith, resultWith } from 'applicant-flow/testing'
import { APPLICATION_STATUSES, type ApplicationStatus } from 'domain-rules/application'
import { BATCH_STATUSES, PROOF_TYPES, type ProofType } from 'domain-rules/proof'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ResultScreen } from './result-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

const applicant = { identityCi: 'ci', businessNumber: '1234567890', half: 'result' } as const

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(listReasons).mockResolvedValue([
    { code: 'US01', name: '주대표자 미일치', description: '신청자가 주대표자가 아닙니다.' },
    { code: 'US99', name: '기타', description: '확인이 더 필요합니다.' },
  ])
})

async function show(given: Partial<ApplicationResult>, scene: { withDialogs?: boolean } = {}) {
  vi.mocked(findResult).mockResolvedValue(resultWith(given))
  const config = {
    links: { creditProgramme: 'https://credit.example.org/' },
    contacts: { callCentre: '0000-0000' },
  }
  const screen = await drawScreen(<ResultScreen />, {
    at: '/aply-result',
    session: applicant,
    config,
    ...scene,
  })
  await expect.element(page.getByRole('heading', { name: /^진행 상태/ })).toBeVisible()
  return screen
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** By the specification's sets: the step, what may be pressed, and the first words of the notice. */
const states: Record<ApplicationStatus, { step: number | null; offers: readonly string[]; notice: RegExp }> =
  {
    신청: { step: 1, offers: ['신청취소'], notice: /접수되었습니다/ },
    신청완료: { step: 1, offers: ['신청취소'], notice: /완료되었습니다/ },
    정보조회: { step: 2, offers: ['신청취소'], notice: /조회하고 있습니다/ },
    보완요청: { step: 2, offers: ['신청취소'], notice: /보완이 필요합니다/ },
    보완완료: { step: 2, offers: ['신청취소'], notice: /확인하고 있습니다/ },
    검증중: { step: 3, offers: ['신청취소'], notice: /검증하고 있습니다/ },
    심사중: { step: 3, offers: ['신청취소'], notice: /심사하고 있습니다/ },
    심의중: { step: 3, offers: [], notice: /심의하고 있습니다/ },
    보류: { step: 3, offers: ['신청취소', '의견제출'], notice: /보류되었습니다/ },
    대상선정: { step: 4, offers: ['신청취소', '새 증빙 등록'], notice: /선정되었습니다/ },
    대상미선정: { step: 4, offers: ['신청취소'], notice: /선정되지 않았습니다/ },
    요청검증완료: { step: 4, offers: [], notice: /계좌정보를 확인했습니다/ },
    이체결과오류: { step: 4, offers: ['계좌정보 수정'], notice: /보내지 못했습니다/ },
    지급완료: { step: 5, offers: [], notice: /지급이 완료되었습니다/ },
    사용자취소: { step: null, offers: [], notice: /취소되었습니다/ },
    사용자삭제: { step: null, offers: ['재신청'], notice: /취소되었습니다/ },
  }
const CHOICES = ['신청취소', '의견제출', '새 증빙 등록', '계좌정보 수정', '재신청']

describe.each([
  ['an individual', { managementType: '1' }],
  ['a corporation', { managementType: '0', corporateNumber: '1101111234567', settlementMonth: '12' }],
])('for %s', (_kind, owner) => {
  it.each(APPLICATION_STATUSES)(
    '%s: its notice, its step, its amount, and what may be done',
    async status => {
      const { step, offers, notice } = states[status]
      await show({ ...owner, status, decidedAmount: 120_000 })
      await expect.element(page.getByText(notice).first()).toBeVisible()
      await expect.element(page.getByText('120,000원')).toBeVisible()
      const current = document.querySelectorAll('[aria-current="step"]')
      expect([...current].map(({ parentElement }) => stepOf(parentElement))).toEqual(
        step === null ? [] : [step],
      )
      expect(offered()).toEqual(offers)
      await expect.element(link('확인')).toHaveAttribute('href', '/')
    },
  )
})

it('has decided nothing as long as no amount is said: 0원 (RES-37)', async () => {
  await show({ status: '신청' })
  await expect.element(page.getByText('0원', { exact: true })).toBeVisible()
})

describe('what has to be done now', () => {
  const asked = batchWith({ id: '7', status: '보완요청', updatedAt: '2025-06-03T15:30:00Z' })

  it.each([
    ['first proof', {}, '배달·택배 이용 증빙을 등록해 주세요. 지원금은 최대 30만원입니다.'],
    ['more proof', { batches: [batchWith()] }, '증빙을 더 등록할 수 있습니다. 지원금은 최대 30만원입니다.'],
    [
      'nothing, while carriers are asked',
      { batches: [batchWith({ amountKind: '택배', status: '제출' })] },
      '지금 하실 일은 없습니다. 택배 증빙을 조회 중입니다.',
    ],
    ['a supplement before anything else', { batches: [asked] }, '위에 안내된 증빙을 보완해 주세요.'],
    ['to ask why, where no reason is said', { status: '대상미선정' }, '사유는 콜센터에 문의해 주세요.'],
    [
      'to ask what, where no proof is asked for again',
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

  it('says until when, and asks nothing of an application that was withdrawn (RES-26, PDET-47)', async () => {
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

describe('what was filed', () => {
  it('is an individual’s, with N/A for a missing support number (RES-34, RES-38)', async () => {
    await show({ supportNumber: '' })
    expect(rowsOf('기본정보')).toMatchObject({ 지원번호: 'N/A', 상호명: '시험상회', 개업일자: '2020-01-01' })
    expect(rowsOf('기본정보')).not.toHaveProperty('법인등록번호')
    expect(rowsOf('입금계좌')).toEqual({ 은행: 'KB국민은행', 계좌번호: '**********1234', 예금주: '김시험' })
  })

  it('is a corporation’s, with its number in two parts (RES-35, RES-40)', async () => {
    await show({ managementType: '0', corporateNumber: '1101111234567', settlementMonth: '3' })
    expect(rowsOf('기본정보')).toMatchObject({ 법인등록번호: '110111-1234567', 결산월: '3월' })
  })

  function rowsOf(table: string) {
    const rows = page.getByRole('table', { name: table }).getByRole('row').elements()
    return Object.fromEntries(
      rows.map(({ children: [name, fact] }) => [name?.textContent, fact?.textContent]),
    )
  }
})

describe('reasons', () => {
  it.each([
    ['보류', 'US01', '주대표자만 신청 가능합니다.'],
    ['대상미선정', 'US99', '관리자에게 문의해주세요.'],
    ['보류', 'XX', '알 수 없는 사유'],
    ['보류', 'XX', '설명 없음'],
  ] as const)('of %s by %s: %s', async (status, remark, words) => {
    await show({ status, remark })
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('are one box each, and 주대표자 미일치 leads to no opinion (RES-27, RES-99)', async () => {
    await show({ status: '보류', remark: 'US01,US99' })
    await expect.element(page.getByText('주대표자 미일치')).toBeVisible()
    await expect.element(page.getByText('기타')).toBeVisible()
    expect(offered()).not.toContain('의견제출')
  })

  it('that do not come can be asked for again', async () => {
    vi.mocked(listReasons).mockRejectedValueOnce(new Unreachable('/codes'))
    await show({ status: '보류', remark: 'US99' })
    await expect.element(page.getByText('사유를 불러오지 못했습니다.')).toBeVisible()
    await button('다시 불러오기').click()
    await expect.element(page.getByText('확인이 더 필요합니다.')).toBeVisible()
  })
})

describe('cancelling the application', () => {
  it('asks with what follows from it, says that it was done, and shows what it has become', async () => {
    vi.mocked(cancelApplication).mockResolvedValue()
    await show({ status: '신청' }, { withDialogs: true })
    await button('신청취소').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('1억 400만원에서 3억원으로 상향')
    await expect.element(dialog).toMatchTextContent('접수 순서에 따라 처리됩니다.')
    await expect.element(dialog).toMatchTextContent('취소 후 재신청 시 지급이 지연될 수 있습니다.')
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '사용자삭제' }))
    await dialog.getByRole('button', { name: '신청취소' }).click()
    await expect.element(dialog).toMatchTextContent('신청이 취소되었습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(button('재신청')).toBeVisible()
    await expect.element(page.getByText('신청상태가 사용자삭제(으)로 바뀌었습니다.')).toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: /^진행 상태/ })).toHaveFocus()
  })

  const refused = (status: number, message: string) =>
    new RequestRefused('/delete-direct', { status, message })

  it.each([
    [refused(409, 'x'), '이미 처리되었습니다.'],
    [refused(500, '점검 중입니다.'), '점검 중입니다.'],
    [new Unreachable('/delete-direct'), '처리 중 오류가 발생했습니다.서버에 연결할 수 없습니다.'],
    [new TimedOut('/delete-direct'), '처리 중 오류가 발생했습니다.서버의 응답이 늦어지고 있습니다.'],
  ])('that fails by %s says %s, and looks again', async (error, told) => {
    vi.mocked(cancelApplication).mockRejectedValue(error)
    await show({ status: '신청' }, { withDialogs: true })
    await button('신청취소').click()
    await page.getByRole('dialog').getByRole('button', { name: '신청취소' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(told)
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '심의중' }))
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByText('지원 여부를 심의하고 있습니다.')).toBeVisible()
    await expect.element(button('신청취소')).not.toBeInTheDocument()
  })

  it('that fails can be tried again: it is done once', async () => {
    vi.mocked(cancelApplication).mockRejectedValueOnce(new TimedOut('/delete-direct')).mockResolvedValue()
    await show({ status: '신청' }, { withDialogs: true })
    for (const told of ['처리 중 오류가 발생했습니다.', '신청이 취소되었습니다.']) {
      await button('신청취소').click()
      await page.getByRole('dialog').getByRole('button', { name: '신청취소' }).click()
      await expect.element(page.getByRole('dialog')).toMatchTextContent(told)
      await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    const [first, second] = vi.mocked(cancelApplication).mock.calls
    expect(second).toEqual(first)
  })
})

describe('applying again', () => {
  it('asks, makes room, and leads to the business number as a new applicant’s (RES-90 to RES-93)', async () => {
    vi.mocked(reapply).mockResolvedValue()
    const screen = await show({ status: '사용자삭제' })
    await button('재신청').click()
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    expect(screen.dialogs.confirm.mock.calls[0]?.[0]).toBe('기존 신청은 삭제되고 새로 신청됩니다.')
    expect(session.get()).toMatchObject({ half: 'apply', applicationNumber: '' })
  })

  it('that fails says so, stays, and goes well under the same key when pressed again', async () => {
    vi.mocked(reapply).mockRejectedValueOnce(new Unreachable('/reapply')).mockResolvedValue()
    const screen = await show({ status: '사용자삭제' })
    await button('재신청').click()
    await vi.waitFor(() => expect(screen.dialogs.alert).toHaveBeenCalledOnce())
    expect(screen.goneTo()).toBeNull()
    await button('재신청').click()
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    const [first, second] = vi.mocked(reapply).mock.calls
    expect(second).toEqual(first)
  })

  it('that was done elsewhere already says that there is none any more, and looks again', async () => {
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
      const pages = page.getByRole('navigation', { name: '증빙 내역 쪽' })
      await pages.getByRole('button', { name: number, exact: true }).click()
      expect(statuses()).toHaveLength(rows)
      seen.push(...statuses())
    }
    const groups = [
      '취소 사용자삭제, 취소 사용자취소, 미인정 대상미선정, 지급완료, 승인 대상선정, 승인',
      '심사 보완완료, 심사 보완요청, 심사 심의중, 심사 심사중, 심사 심사대기중',
      '접수 제출완료, 접수 제출',
    ]
    expect(seen.join(', ')).toBe(groups.join(', '))
  })

  function statuses() {
    const table = page.getByRole('table', { name: '증빙 내역' }).element()
    const cells = table.querySelectorAll('tbody tr > :nth-child(4) > :last-child')
    return Array.from(cells, ({ textContent }) => textContent)
  }

  it('is printed whole, not only the page that is shown', async () => {
    await show({ batches })
    expect(statuses()).toHaveLength(10)
    window.dispatchEvent(new Event('beforeprint'))
    expect(statuses()).toHaveLength(batches.length)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(statuses).toHaveLength(10)
  })

  const kinds: [ProofType, '금액' | '건' | '택배'][] = PROOF_TYPES.map(type => [type, '금액'])
  it.each([...kinds, ['일반', '건'], ['일반', '택배']] as const)(
    'of type %s in %s can be taken back in the specification’s statuses alone (RES-109 to RES-115)',
    async (type, amountKind) => {
      await show({ status: '대상선정', batches: batches.map(batch => ({ ...batch, type, amountKind })) })
      window.dispatchEvent(new Event('beforeprint'))
      const isFetched = type === '신속' || amountKind === '택배'
      const cancellable = BATCH_STATUSES.filter(
        status => !['심의중', '지급완료', '승인', '사용자취소', '사용자삭제'].includes(status),
      )
      expect(statusesToCancel()).toEqual(isFetched ? [] : cancellable.toReversed())
    },
  )

  it.each(APPLICATION_STATUSES)(
    'can be taken back in %s, unless that is withdrawn (RES-116, RES-117)',
    async status => {
      await show({ status, batches: [batchWith()] })
      expect(statusesToCancel()).toEqual(status.startsWith('사용자') ? [] : ['제출완료'])
    },
  )

  function statusesToCancel() {
    const cancels = page.getByRole('button', { name: /^취소 / }).elements()
    const cells = cancels.map(cancel => cancel.closest('tr')?.querySelector(':nth-child(4) > :last-child'))
    return cells.map(cell => cell?.textContent.split(' ').at(-1))
  }

  it('that is asked for again leads to its detail (RES-26)', async () => {
    const screen = await show({ status: '대상선정', batches: [batchWith({ id: '7', status: '보완요청' })] })
    await button('보완하기 1번 증빙').click()
    await expect.poll(screen.goneTo).toBe('/detail-page')
    expect(session.get().proofBatchId).toBe('7')
  })

  it('may be added as direct proof alone once carriers have been asked (AMB-68)', async () => {
    await show({ status: '대상선정', batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
    await button('새 증빙 등록').click()
    await expect.poll(() => session.get().isNormalProof).toBe('Y')
  })

  it('may be taken back by no file that has gone too far itself', async () => {
    const items = [itemWith(), itemWith({ id: '12', fileName: '지급.png', status: '지급완료' })]
    await show({ status: '대상선정', batches: [batchWith()], items }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: '취소 영수증.png' }))
      .toBeVisible()
    expect(page.getByRole('button', { name: '취소 지급.png' }).elements()).toEqual([])
  })

  it('may be added afresh once the applicant is selected', async () => {
    session.update({ isNormalProof: 'N', proofType: '영업' })
    const screen = await show({ status: '대상선정' })
    await button('새 증빙 등록').click()
    await expect.poll(screen.goneTo).toBe('/proof-intro')
    expect(session.get()).toMatchObject({ isNormalProof: null, proofType: '' })
  })

  it.each([
    ['대상선정 이후 증빙등록이 가능합니다.', { status: '심사중' }],
    [
      '최대 지원금액이 30만원으로 추가 증빙이 불가합니다.',
      { batches: [batchWith({ status: '지급완료', recognisedAmount: 300_000 })] },
    ],
    ['택배 증빙을 조회 중입니다.', { batches: [batchWith({ amountKind: '택배', status: '제출' })] }],
  ] as const)('may not be added, and the reason stands beside the button: %s', async (reason, given) => {
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
  ])('is taken back as a whole after a question: %s', async (told, prepare) => {
    prepare()
    const screen = await show({ status: '대상선정', batches: [batchWith({ id: '7' })] })
    await button('취소 1번 증빙').click()
    await vi.waitFor(() => expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe(told))
    expect(screen.dialogs.confirm.mock.calls[0]?.[0]).toBe('해당 증빙을 취소하시겠습니까?')
    expect(vi.mocked(cancelBatch).mock.calls[0]?.[0]).toBe('7')
  })

  it('that the office has gone on with meanwhile cannot be taken back, and shows what it has become', async () => {
    vi.mocked(cancelBatch).mockRejectedValue(new RequestRefused('/x', { status: 409, message: 'x' }))
    await show({ status: '대상선정', batches: [batchWith({ id: '7' })] }, { withDialogs: true })
    await button('취소 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    vi.mocked(findResult).mockResolvedValue(
      resultWith({ status: '대상선정', batches: [batchWith({ id: '7', status: '심의중' })] }),
    )
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent('취소 처리 중 오류가 발생했습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.poll(statuses).toEqual(['심사 심의중'])
    expect(statusesToCancel()).toEqual([])
    await expect.element(page.getByRole('heading', { name: '증빙 내역' })).toHaveFocus()
  })

  it.each([
    ['증빙이 취소되었습니다.', () => vi.mocked(cancelItem).mockResolvedValue()],
    ['증빙 취소에 실패했습니다.', () => vi.mocked(cancelItem).mockRejectedValue(new Unreachable('/x'))],
  ])('is taken back by the file: %s', async (told, prepare) => {
    prepare()
    await show({ status: '대상선정', batches: [batchWith()], items: [itemWith()] }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '취소 영수증.png' }).click()
    await expect.element(dialog).toMatchTextContent('해당 증빙을 취소하시겠습니까?')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent(told)
  })

  it('whose batch the office has gone on with meanwhile keeps its files, and shows what it has become', async () => {
    vi.mocked(cancelItem).mockRejectedValue(new RequestRefused('/x', { status: 409, message: 'x' }))
    const given = { status: '대상선정', items: [itemWith()] } as const
    await show({ ...given, batches: [batchWith()] }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '취소 영수증.png' }).click()
    vi.mocked(findResult).mockResolvedValue(
      resultWith({ ...given, batches: [batchWith({ status: '심의중' })] }),
    )
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(dialog).toMatchTextContent('증빙 취소에 실패했습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.poll(statuses).toEqual(['심사 심의중'])
    await button('파일 보기 1번 증빙').click()
    await expect.element(dialog).toMatchTextContent('영수증.png')
    expect(page.getByRole('button', { name: '취소 영수증.png' }).elements()).toEqual([])
  })

  it.each([
    ['신속지급 조회내역', { type: '신속' }],
    ['택배 조회내역', { amountKind: '택배' }],
  ] as const)(
    'in %s shows amounts from the cap on without their value (RES-101, RES-102, RES-107, RES-108)',
    async (title, kind) => {
      const items = [
        itemWith({ id: '1', deliveryName: '택배사 A', deliveryFee: 300_000 }),
        itemWith({ id: '2', deliveryName: '우체국', deliveryFee: 299_999 }),
      ]
      await show({ batches: [batchWith({ ...kind, status: '심사중' })], items }, { withDialogs: true })
      await button('조회내역 1번 증빙').click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect.element(dialog).toMatchTextContent('30만원 이상')
      await expect.element(dialog).toMatchTextContent('299,999원')
    },
  )

  it('without content is named among the files (RES-105)', async () => {
    const files = [{ id: '1', name: '빈파일.png', filePath: 'p', size: 0, mimeType: 'image/png' }]
    const items = [itemWith({ fileName: '빈파일.png', files })]
    await show({ batches: [batchWith()], items }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('0바이트 파일 안내')
  })

  it('has examples to look at (RES-104)', async () => {
    await show({}, { withDialogs: true })
    await button('증빙 예시 보기').click()
    const drawings = page.getByRole('dialog', { name: '증빙 예시' }).getByRole('figure')
    await expect.poll(() => drawings.elements()).toHaveLength(6)
  })
})

it('looks again when the applicant comes back to the tab', async () => {
  await show({ status: '신청' })
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정' }))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('신청상태가 대상선정(으)로 바뀌었습니다.')).toBeInTheDocument()
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
