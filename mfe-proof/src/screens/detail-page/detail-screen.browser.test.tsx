import { Unreachable } from 'api-client/errors'
import { deleteItem, fetchBatch, registerSupplement } from 'api-client/proof'
import { fetchStoredFile, uploadFile } from 'api-client/files'
import { batchWith, itemWith } from 'applicant-flow/testing'
import { followLinksInPage } from 'remote-kit'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, chooseFiles, pdf } from '../../testing/scene.ts'
import { DetailScreen } from './detail-screen.tsx'
import {
  batchIs,
  button,
  changeOne,
  deleteOne,
  dialog,
  draw,
  kept,
  press,
  REASON,
  row,
  show,
  total,
  withFreshCalls,
} from '../../testing/supplement-scene.tsx'

withFreshCalls()

describe('a batch', () => {
  it('shows what it is and its items, with nothing to change where nothing is asked for (PDET-02 to PDET-08)', async () => {
    const items = [
      itemWith({ id: '1', status: '지급완료', fileName: '영수증.png', recognisedAmount: 12_000 }),
      itemWith({ id: '2', type: '영업', fileName: '등록증.pdf', status: '제출완료' }),
    ]
    batchIs({ status: '심사중', type: '영업', amountKind: '건', total: 40, years: ['2025'] }, items)
    await draw()
    for (const [name, value] of [
      ['증빙유형', '직접배달'],
      ['구분', '건수'],
      ['증빙기간', '2025년'],
      ['총 증빙건수', '40건'],
    ]) {
      await expect.element(page.getByText(name ?? '', { exact: true })).toBeVisible()
      await expect.element(page.getByText(value ?? '', { exact: true })).toBeVisible()
    }
    const table = (name: string) => page.getByRole('table', { name })
    const headers = table('실적증빙').getByRole('columnheader', { includeHidden: true }).elements()
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'No.',
      '파일명',
      '보기',
      '상태',
      '등록일',
      '인정금액',
      '삭제',
      '변경',
    ])
    await expect.element(table('실적증빙')).toMatchTextContent(/인증완료.*2025\. 6\. 3\..*12,000원/)
    await expect.element(table('영업증빙')).toMatchTextContent(/등록증\.pdf.*제출완료/)
    expect(page.getByRole('button', { name: /삭제|변경|보완등록/ }).elements()).toEqual([])
    expect(document.activeElement?.id).not.toBe('proof-items')
  })

  it('without a kind of amount, period and total says that there is none', async () => {
    batchIs({ status: '심사중', amountKind: null, total: null, years: [] }, [kept])
    await draw()
    await expect.element(page.getByText('증빙기간', { exact: true })).toBeVisible()
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual(expect.arrayContaining(['구분-', '증빙기간-', '총 증빙금액-']))
  })

  it('gives the reason of a request with those items alone of which something is asked', async () => {
    const asked = itemWith({ id: '1', fileName: '영수증.png', status: '보완요청', reason: REASON })
    const unexplained = itemWith({ id: '2', fileName: '운송장.jpg', status: '보완요청', reason: '' })
    const approved = itemWith({ id: '3', fileName: '정산.pdf', status: '승인', reason: REASON })
    batchIs({ status: '심사중' }, [asked, unexplained, approved])
    await draw()
    await expect.element(row('영수증.png')).toMatchTextContent(REASON)
    for (const name of ['운송장.jpg', '정산.pdf'])
      await expect.element(row(name)).not.toMatchTextContent(/사유/)
  })

  it('stays as it is when the session ends, until the person is led away', async () => {
    function DrawnAgain() {
      const [, drawAgain] = useState(0)
      return (
        <>
          <button type="button" onClick={() => drawAgain(times => times + 1)}>
            다시 그리기
          </button>
          <DetailScreen />
        </>
      )
    }
    batchIs({ status: '심사중' }, [kept])
    const { goneTo } = await drawScreen(<DrawnAgain />, {
      at: '/detail-page',
      session: { ...applicant, proofBatchId: '1' },
    })
    await expect.element(page.getByRole('table', { name: '실적증빙' })).toBeVisible()
    session.reset()
    await button('다시 그리기').click()
    await expect.element(page.getByRole('table', { name: '실적증빙' })).toBeVisible()
    expect(goneTo()).toBeNull()
  })

  it('is looked at with the reason of its request beside it (PDET-14)', async () => {
    vi.mocked(fetchStoredFile).mockRejectedValue(new Unreachable('/x'))
    await show()
    await button('보기 정산.pdf').click()
    await expect.element(dialog()).toMatchTextContent(REASON)
    await expect.element(dialog()).toMatchTextContent('PDF 파일을 열 수 없습니다.')
  })

  it('of a lookup names its items by their carrier', async () => {
    batchIs({ amountKind: '택배' }, [itemWith({ fileName: '', filePath: '', deliveryName: '우체국' })])
    await draw()
    await expect.element(page.getByRole('rowheader', { name: '우체국' })).toBeVisible()
    await expect.element(page.getByText('택배사 조회')).toBeVisible()
  })

  it('that does not come is asked for again, or left for the result', async () => {
    vi.mocked(fetchBatch).mockRejectedValueOnce(new Unreachable('/x'))
    batchIs({ status: '심사중' }, [])
    await draw()
    await expect.element(page.getByRole('link', { name: '신청결과로 돌아가기' })).toBeVisible()
    vi.mocked(fetchBatch).mockResolvedValueOnce({ batch: batchWith({ status: '심사중' }), items: [] })
    await button('다시 불러오기').click()
    await expect.element(page.getByText('등록한 증빙이 없습니다.')).toBeVisible()
    // The pressed button is gone.
    expect(document.activeElement?.id).toBe('proof-items')
  })

  it('that was not chosen is said, and leads to the result (PDET-36)', async () => {
    const screen = await draw({ session: applicant, withDialogs: false })
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('보실 증빙을 먼저 선택해주세요.')
    expect(screen.canGoBack()).toBe(false)
  })
})

describe('putting a supplement together', () => {
  it('says what is left, by when, and offers changes only for what is asked for (PDET-20, PDET-21, PDET-47)', async () => {
    await show()
    await expect.element(page.getByText('보완이 필요한 증빙이 2건 있습니다.')).toBeVisible()
    await expect.element(page.getByText(/변경사항이 \d+건|\d+건은 이미 삭제/)).not.toBeInTheDocument()
    await expect.element(button('변경사항 취소')).not.toBeInTheDocument()
    await expect
      .element(page.getByText(/7일 이내에 보완하지 않으면.*마지막 날 \d{4}\. \d+\. \d+\./))
      .toBeVisible()
    expect(row('영수증.png').getByRole('button').elements()).toHaveLength(1)
    expect(row('운송장.jpg').getByRole('button').elements()).toHaveLength(3)
    await button('보완할 증빙으로 이동').click()
    await expect.element(button('변경 운송장.jpg')).toHaveFocus()
  })

  it('leaves no gap for an item without a name, and names no day that is unknown', async () => {
    const nameless = itemWith({ id: '15', fileName: '', filePath: '', status: '보완요청' })
    await show({ updatedAt: '' }, [nameless])
    await expect
      .element(
        page.getByText('보완요청일부터 7일 이내에 보완하지 않으면 지원받지 못할 수 있습니다.', {
          exact: true,
        }),
      )
      .toBeVisible()
    const names = document.querySelectorAll('tbody td:nth-child(2), tbody th')
    expect([...names].map(({ textContent }) => textContent)).toEqual(['-'])
  })

  it('holds deletions and changes in the page, counted, each to be undone (PDET-15, PDET-16, PDET-22 to PDET-24)', async () => {
    await show()
    await deleteOne('운송장.jpg')
    await changeOne('정산.pdf', pdf('새 정산.pdf'))
    await expect.element(row('운송장.jpg')).toMatchTextContent('삭제 대기')
    await expect.element(row('정산.pdf')).toMatchTextContent('변경 대기')
    await expect.element(page.getByText('보완등록 전 변경사항이 2건 있습니다.').first()).toBeVisible()
    await expect.element(page.getByText('보완할 증빙을 모두 처리했습니다.')).toBeVisible()

    await button('삭제 취소 운송장.jpg').click()
    await expect.element(button('삭제 운송장.jpg')).toHaveFocus()
    await button('변경사항 취소').click()
    await expect.element(button('변경 정산.pdf')).toBeVisible()
    await expect.element(page.getByText('보완이 필요한 증빙이 2건 있습니다.')).toBeVisible()
    expect(vi.mocked(fetchBatch)).toHaveBeenCalledOnce()
    for (const call of [uploadFile, deleteItem, registerSupplement]) expect(call).not.toHaveBeenCalled()
  })

  it('takes no change without a file, and none that is not taken (PDET-37)', async () => {
    await show()
    await button('변경 운송장.jpg').click()
    await press('변경')
    await expect.element(dialog()).toMatchTextContent('변경할 내용이 없습니다.')
    await chooseFiles(new File(['x'], '장부.hwp'))
    await expect.element(dialog()).toMatchTextContent('지원하지 않는 파일 형식입니다.')
    await press('변경')
    await expect.element(dialog()).toBeVisible()
    await press('취소')
    await changeOne('운송장.jpg', pdf('새.pdf'))
    await button('변경 정산.pdf').click()
    await chooseFiles(pdf('새.pdf'))
    await expect.element(dialog()).toMatchTextContent('중복된 파일 1개를 제외했습니다.')
  })

  it('survives a reload, and names the files that must be chosen again', async () => {
    const before = await show()
    await total().fill('98,000')
    await deleteOne('운송장.jpg')
    await changeOne('정산.pdf', pdf('새 정산.pdf'))
    await before.unmount()

    await show()
    await expect.element(total()).toHaveValue('98,000')
    await expect.element(row('운송장.jpg')).toMatchTextContent('삭제 대기')
    const askedAgain = '화면을 다시 불러와 파일이 남아 있지 않습니다. 다시 선택해주세요: 새 정산.pdf'
    const notice = row('정산.pdf').getByText(askedAgain, { exact: true })
    expect(notice.element().closest('[data-tone]')).toHaveAttribute('data-tone', 'warning')
    await expect.element(page.getByText('보완이 필요한 증빙이 1건 있습니다.')).toBeVisible()

    // A file of that name and size replaces nothing if it cannot be sent.
    await button('다시 변경 정산.pdf').click()
    const inDialog = dialog().getByText(askedAgain, { exact: true })
    expect(inDialog.element().closest('[data-tone]')).toHaveAttribute('data-tone', 'warning')
    await chooseFiles(new File(['x'.repeat(pdf('새 정산.pdf').size)], '새 정산.pdf'))
    await expect.element(dialog()).toMatchTextContent('올릴 수 없음')
    await press('취소')
    await expect.element(page.getByText('보완이 필요한 증빙이 1건 있습니다.')).toBeVisible()
  })

  it('undoes a change whose file a reload has lost', async () => {
    const before = await show()
    await changeOne('정산.pdf', pdf('새.pdf'))
    await before.unmount()
    await show()
    await button('변경 취소 정산.pdf').click()
    await expect.element(button('변경 정산.pdf')).toBeVisible()
  })

  it('is left without a question while nothing is changed', async () => {
    const goTo = vi.fn<(path: string) => void>()
    onTestFinished(followLinksInPage({ isPage: () => true, goTo }))
    await show()
    await page.getByRole('link', { name: '신청결과로 돌아가기' }).click()
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/aply-result')
  })

  it('is not left without a question, and leaves nothing behind', async () => {
    const goTo = vi.fn<(path: string) => void>()
    onTestFinished(followLinksInPage({ isPage: () => true, goTo }))
    await show()
    await deleteOne('운송장.jpg')
    await changeOne('정산.pdf', pdf('새.pdf'))
    const link = page.getByRole('link', { name: '신청결과로 돌아가기' })
    await link.click()
    await expect
      .element(dialog())
      .toMatchTextContent(
        '등록하지 않은 변경사항이 있습니다. 이 화면을 나가면 변경사항이 사라집니다. 나가시겠습니까?',
      )
    await press('취소')
    expect(goTo).not.toHaveBeenCalled()
    await link.click()
    await press('확인')
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/aply-result')
    expect(sessionStorage.getItem('sbiz_supplement')).toBeNull()
    expect(Object.values(sessionStorage).join()).not.toContain('새.pdf')
  })
})
