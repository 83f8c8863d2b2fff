import { downloadForm, storedSize, uploadFile } from 'api-client/files'
import { RequestRefused, Unreachable } from 'api-client/errors'
import { addToBatch, createProof } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  businessProofIs,
  button,
  dialog,
  direct,
  fileArea,
  show,
  withFreshCalls,
} from '../../testing/direct-delivery-scene.tsx'
import { applicant, chooseFiles, emptyFile, pdf, resultIs } from '../../testing/scene.ts'
import { BusinessScreen } from './business-screen.tsx'

const MISSING = '영업증빙 파일을 등록해주세요.'
const TOO_MANY = '영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.'
const register = () => button('영업증빙 보완등록')

withFreshCalls()

describe('business proof, the first step', () => {
  it('waits for a turn, and registers its files as 영업 without period and total; where it is not found again, the result lists it (PDIR-10, PDIR-20)', async () => {
    const screen = await show({ withDialogs: true })
    await expect.element(page.getByText('사업용 차량등록증, 배달 간판')).toBeVisible()
    await expect.element(fileArea()).toMatchTextContent(/차량등록증, 이동식 카드단말기 임대계약서, 포장재/)
    await chooseFiles(pdf('차량등록증.pdf'), pdf('간판.pdf'))
    await register().click()
    await dialog().getByRole('button', { name: '확인' }).click()
    await expect.element(dialog()).toMatchTextContent('영업증빙자료가 성공적으로 등록되었습니다.')
    await dialog().getByRole('button', { name: '확인' }).click()
    expect(createProof).toHaveBeenCalledExactlyOnceWith(
      {
        owner: { applicationNumber: '20250000000001', supportNumber: '1', historyNumber: '1' },
        type: '영업',
        details: ['3', '8'],
        years: [],
        division: '건',
        total: null,
        files: [
          expect.objectContaining({ originalName: '차량등록증.pdf' }),
          expect.objectContaining({ originalName: '간판.pdf' }),
        ],
      },
      { idempotencyKey: expect.any(String) },
    )
    expect(screen.gate.run.mock.calls).toEqual([['act_8']])
    // A turn lasts a minute, uploads may last longer.
    const order = [vi.mocked(storedSize), screen.gate.run, vi.mocked(createProof), screen.gate.complete]
    const times = order.map(({ mock }) => mock.invocationCallOrder.at(-1) ?? 0)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    await expect.poll(screen.goneTo).toBe('/aply-result')
  })

  it('has no list of documents where none was chosen', async () => {
    await show({ session: { ...direct, proofDetailTypes: [] } })
    await expect.element(fileArea()).toBeVisible()
    expect(document.querySelector('dl')).toBeNull()
  })

  it('changes the label of its button while it is under way', async () => {
    vi.mocked(createProof).mockReturnValue(new Promise(() => {}))
    await show()
    await chooseFiles(pdf('간판.pdf'))
    await register().click()
    await expect.element(button('등록 처리 중')).toHaveAttribute('aria-disabled', 'true')
  })

  it('stores which batch it was before it leads to its detail (PDIR-11)', async () => {
    const screen = await show()
    await chooseFiles(pdf('간판.pdf'))
    vi.mocked(createProof).mockImplementation(async () => businessProofIs('제출완료'))
    await register().click()
    await expect.poll(screen.goneTo).toBe('/detail-page')
    expect(session.get().proofBatchId).toBe('7')
  })

  it('wants a file that is not empty, and no more than three (PDIR-14 to PDIR-16, PDIR-22)', async () => {
    await show()
    await register().click()
    await expect.element(page.getByText(MISSING)).toBeVisible()
    await expect.element(button('영업증빙 파일 파일 선택')).toHaveFocus()
    await chooseFiles(emptyFile('빈.pdf'))
    await expect.element(page.getByText('영업증빙에 정상 파일이 1개 이상 필요합니다.')).toBeVisible()
    await chooseFiles(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    await expect.element(fileArea()).toMatchTextContent('3')
    await expect.element(page.getByText(TOO_MANY)).not.toBeInTheDocument()
    await chooseFiles(pdf('4.pdf'))
    await expect.element(page.getByText(TOO_MANY)).toBeVisible()
    expect(createProof).not.toHaveBeenCalled()
  })

  it('shows four examples, and offers the pledge form (PDIR-05 to PDIR-09, PDIR-13)', async () => {
    vi.mocked(downloadForm).mockResolvedValue(new Blob())
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await show({ withDialogs: true, config: { documents: { directDeliveryPledge: 'forms/pledge.pdf' } } })
    await button('직접배달 지급 확약서 내려받기').click()
    await expect.poll(() => vi.mocked(downloadForm).mock.calls[0]?.[0]).toBe('forms/pledge.pdf')
    saved.mockRestore()
    await button('영업증빙 예시 보기').click()
    await expect.element(dialog()).toBeVisible()
    const captions = [...document.querySelectorAll('figcaption')]
    expect(captions.map(({ textContent }) => textContent)).toEqual([
      '차량등록증',
      '이동식 카드단말기 임대계약서',
      '포장재 구매내역',
      '배달 표시 간판·전단지',
    ])
  })

  it.each([
    [
      'refused',
      new RequestRefused('/path', { status: 400, message: '이유입니다.' }),
      '증빙자료 등록에 실패하였습니다.이유입니다.',
    ],
    ['without a line', new Unreachable('/path'), '증빙자료 등록 중 오류가 발생했습니다.'],
  ])(
    'shows that it was %s, keeps the files, and sends the same again (PDIR-21)',
    async (_case, error, message) => {
      vi.mocked(createProof).mockRejectedValueOnce(error)
      const screen = await show({ withDialogs: true })
      await chooseFiles(pdf('간판.pdf'))
      await register().click()
      await dialog().getByRole('button', { name: '확인' }).click()
      await expect.element(dialog()).toMatchTextContent(message)
      await dialog().getByRole('button', { name: '확인' }).click()
      expect(screen.goneTo()).toBeNull()
      await register().click()
      await dialog().getByRole('button', { name: '확인' }).click()
      await expect.element(dialog()).toMatchTextContent('성공적으로 등록되었습니다.')
      const [first, second] = vi.mocked(createProof).mock.calls
      expect(second).toEqual(first)
    },
  )

  it.each(['stopped', 'blocked'] as const)(
    'registers nothing when the turn ends as %s, and uploads nothing twice',
    async gate => {
      const screen = await show({ gate })
      await chooseFiles(pdf('간판.pdf'))
      for (const times of [1, 2]) {
        await register().click()
        await expect.poll(() => screen.gate.run.mock.calls.length).toBe(times)
        await expect.element(register()).not.toHaveAttribute('aria-disabled')
      }
      expect(uploadFile).toHaveBeenCalledOnce()
      expect(createProof).not.toHaveBeenCalled()
    },
  )
})

describe('business proof that is there already', () => {
  it('takes more files up to three before the review', async () => {
    businessProofIs('제출완료', 2)
    await show()
    await expect.element(page.getByRole('row', { name: /영업1.png/ })).toMatchTextContent('제출완료')
    await chooseFiles(pdf('1.pdf'), pdf('2.pdf'))
    await expect.element(page.getByText(TOO_MANY)).toBeVisible()
    await register().click()
    await expect
      .poll(() => vi.mocked(addToBatch).mock.calls[0]?.[0])
      .toMatchObject({
        batchId: '7',
        type: '영업',
        files: [{ originalName: '1.pdf' }],
      })
    expect(createProof).not.toHaveBeenCalled()
  })

  it('is supplemented with the reason in sight, even when no new proof is possible (PDIR-19)', async () => {
    businessProofIs('보완요청', 3, '글씨가 보이지 않습니다.')
    const batches = (await findResult({ ci: '', businessNumber: '' }))?.batches ?? []
    const items = (await findResult({ ci: '', businessNumber: '' }))?.items ?? []
    resultIs({ status: '지급완료', batches, items })
    const screen = await show()
    await expect.element(page.getByText('글씨가 보이지 않습니다.').first()).toBeVisible()
    await chooseFiles(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    await register().click()
    await expect.poll(screen.goneTo).toBe('/detail-page')
    expect(vi.mocked(addToBatch).mock.calls[0]?.[0]).toMatchObject({ batchId: '7', files: { length: 3 } })
  })

  it.each([
    ['제출완료', 3, '영업증빙 파일 3개를 모두 등록하셨습니다.', '제출완료'],
    ['제출완료', 4, '영업증빙 파일 3개를 모두 등록하셨습니다.', '제출완료'],
    ['심사중', 1, '심사 중에는 파일을 등록할 수 없습니다.', '제출완료'],
    ['보완완료', 1, '심사 중에는 파일을 등록할 수 없습니다.', '제출완료'],
    ['승인', 1, '승인되어 파일을 더 등록하지 않으셔도 됩니다.', '승인'],
    ['대상선정', 1, '승인되어 파일을 더 등록하지 않으셔도 됩니다.', '승인'],
  ] as const)(
    'in %s with %d files takes none: %s; marked as %s (PDIR-02, AMB-79)',
    async (status, files, reason, badge) => {
      businessProofIs(status, files)
      await show()
      await expect.element(fileArea()).toMatchTextContent(reason)
      await expect.element(register()).not.toBeInTheDocument()
      await expect.element(page.getByRole('link', { name: '신청결과 확인하기' })).toBeVisible()
      const row = page.getByRole('row', { name: /영업0.png/ })
      await expect.element(row).toMatchTextContent(badge)
    },
  )
})

it.each([
  [
    '제출완료',
    '영업증빙이 등록되었습니다.',
    '지금 하실 일은 없습니다. 심사가 시작되기 전에는 파일을 모두 3개까지 더 등록하실 수 있습니다.',
  ],
  [
    '보완요청',
    '영업증빙에 보완이 필요합니다.',
    '아래 보완 사유를 확인하고 새 파일을 등록해주세요. 요청일부터 7일 이내에 보완하지 않으면 지원받지 못할 수 있습니다.',
  ],
  [
    '심사중',
    '영업증빙을 심사하고 있습니다.',
    '지금 하실 일은 없습니다. 심사 결과는 신청결과 확인에서 보실 수 있습니다.',
  ],
  [
    '승인',
    '영업증빙이 승인되었습니다.',
    '지금 하실 일은 없습니다. 지급이 완료되면 2단계 실적증빙을 등록하실 수 있습니다.',
  ],
  ['지급완료', '영업증빙이 인정되었습니다.', '이제 배달하신 건수를 보여주는 실적증빙을 등록해주세요.'],
] as const)('a business proof in %s says so, and what to do: %s', async (status, notice, todo) => {
  businessProofIs(status)
  await show()
  await expect.element(page.getByText(notice)).toBeVisible()
  await expect.element(page.getByText(todo)).toBeVisible()
})

describe('the way in', () => {
  it('is closed for an application that is not selected', async () => {
    resultIs({ status: '심사중' })
    const screen = await drawScreen(<BusinessScreen />, { at: '/proof-reg', session: direct })
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('증빙제출 가능한 상태가 아닙니다.')
  })

  it('opens in silence when the application does not come (PDIR-23)', async () => {
    vi.mocked(findResult).mockRejectedValue(new Unreachable('/path'))
    const screen = await show()
    await expect.element(register()).toBeVisible()
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
  })

  it('leads to the form of general proof with the documents that were chosen (AMB-69)', async () => {
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '대상선정' }))
    const general = { ...applicant, proofType: '일반', proofDetailTypes: ['2'] }
    await drawScreen(<BusinessScreen />, { at: '/proof-reg', session: general })
    await expect.element(page.getByText('카드영수증')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^금액/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('증빙등록')
  })
})
