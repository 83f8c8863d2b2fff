import { RequestRefused, Unreachable, UploadFailed } from 'api-client/errors'
import { deleteItem, fetchBatch, registerSupplement } from 'api-client/proof'
import { uploadFile } from 'api-client/files'
import { itemWith } from 'applicant-flow/testing'
import { followLinksInPage } from 'remote-kit'
import { drawn } from 'remote-kit/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles, emptyFile, pdf } from '../../../testing/scene.ts'
import {
  asked,
  batchIs,
  button,
  changeOne,
  deleteOne,
  dialog,
  draw,
  first,
  messageIs,
  kept,
  press,
  register,
  row,
  second,
  show,
  total,
  withFreshCalls,
} from '../../../testing/supplement-scene.tsx'

withFreshCalls()

describe('registering', () => {
  async function handleBoth() {
    await deleteOne('운송장.jpg')
    await changeOne('정산.pdf', pdf('새.pdf'))
  }

  it('uploads, deletes, updates once, says so, and shows what has become of it (PDET-25, PDET-26, PDET-33, PDET-42, PDET-48)', async () => {
    await show()
    await handleBoth()
    await total().fill('98000')
    await expect.element(total()).toHaveValue('98,000')
    await register()
    await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
    // A reload while the message is open shows no change of before.
    expect(sessionStorage.getItem('sbiz_supplement')).toBeNull()
    batchIs({ status: '보완완료' }, [kept])
    await press('확인')
    await expect.element(page.getByText('보완완료')).toBeVisible()
    await expect.poll(() => document.activeElement?.id).toBe('proof-items')
    expect(vi.mocked(deleteItem).mock.calls.map(([id]) => id)).toEqual(['12'])
    expect(registerSupplement).toHaveBeenCalledExactlyOnceWith(
      {
        owner: expect.objectContaining({ applicationNumber: '20250000000001' }),
        batchId: '1',
        years: ['2024', '2025'],
        total: 98_000,
        replacements: [
          { itemId: '13', type: '일반', file: expect.objectContaining({ originalName: '새.pdf' }) },
        ],
      },
      { idempotencyKey: expect.any(String) },
    )
    expect(sessionStorage.getItem('sbiz_supplement')).toBeNull()
    expect(Object.values(sessionStorage).join()).not.toContain('새.pdf')
  })

  it('begins anew if a supplement is asked for once more', async () => {
    await show({}, [kept, second])
    await changeOne('정산.pdf', pdf('새.pdf'))
    await register()
    await messageIs('보완등록이 완료되었습니다.')
    await expect.element(button('변경 정산.pdf')).toBeVisible()
    await expect.element(row('정산.pdf')).not.toMatchTextContent('새.pdf')
  })

  it('shows the progress of each file, and takes no further change while it is under way', async () => {
    vi.mocked(uploadFile).mockReturnValue(new Promise(() => {}))
    await show()
    await handleBoth()
    await register()
    await expect.element(row('정산.pdf')).toMatchTextContent('올리는 중')
    await button('변경 취소 정산.pdf').click()
    await expect.element(button('변경 취소 정산.pdf')).toBeVisible()
  })

  it('says that a file has arrived while the update is under way', async () => {
    vi.mocked(registerSupplement).mockReturnValue(new Promise(() => {}))
    await show()
    await handleBoth()
    await register()
    await expect.element(row('정산.pdf')).toMatchTextContent('올리기 완료')
  })

  it('is not left without a question while it is under way, though no change is pending any more', async () => {
    onTestFinished(followLinksInPage({ isPage: () => true, goTo: () => {} }))
    vi.mocked(registerSupplement).mockReturnValue(new Promise(() => {}))
    await show({}, [kept, first])
    await deleteOne('운송장.jpg')
    await register()
    await expect.poll(() => registerSupplement).toHaveBeenCalledOnce()
    await page.getByRole('link', { name: '신청결과로 돌아가기' }).click()
    await expect.element(dialog()).toMatchTextContent('등록하지 않은 변경사항이 있습니다.')
    // An open question would outlive the screen.
    await press('취소')
  })

  it('keeps the focus on its button after a failure, though the batch had to be loaded again', async () => {
    vi.mocked(fetchBatch).mockRejectedValueOnce(new Unreachable('/batch'))
    batchIs({ status: '보완요청' }, [kept, first])
    await draw()
    await button('다시 불러오기').click()
    await expect.poll(() => document.activeElement?.id).toBe('proof-items')
    await deleteOne('운송장.jpg')
    vi.mocked(registerSupplement).mockImplementationOnce(async () => {
      batchIs({ status: '보완요청' }, [kept])
      throw new Unreachable('/update-batch')
    })
    await register()
    await messageIs(/보완등록 중 오류가 발생했습니다: 서버에/)
    await expect.element(row('운송장.jpg')).not.toBeInTheDocument()
    await drawn()
    await expect.element(button('보완등록')).toHaveFocus()
  })

  it('of business proof, the first step of direct delivery, asks for neither period nor total', async () => {
    const paper = itemWith({ id: '21', type: '영업', fileName: '등록증.jpg', ...asked })
    await show({ type: '영업', amountKind: '건', years: [], total: null }, [paper])
    await expect.element(total()).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await changeOne('등록증.jpg', pdf('새.pdf'))
    await button('보완등록').click()
    await messageIs('보완등록하시겠습니까?')
    await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
    const [sent] = vi.mocked(registerSupplement).mock.calls[0] ?? []
    expect(sent).toMatchObject({ years: [], total: null, replacements: [{ itemId: '21', type: '영업' }] })
  })

  it('goes on after a deletion without its update: the deletion is done once, the rest is still pending (PDET-39)', async () => {
    await show()
    await handleBoth()
    vi.mocked(registerSupplement).mockRejectedValueOnce(new Unreachable('/update-batch'))
    vi.mocked(deleteItem).mockImplementation(async () => batchIs({ status: '보완요청' }, [kept, second]))
    await register()
    await messageIs(/보완등록 중 오류가 발생했습니다: 서버에/)
    await expect
      .element(
        page.getByText('증빙 1건은 이미 삭제되었습니다. 보완등록을 누르면 나머지를 이어서 등록합니다.'),
      )
      .toBeVisible()
    await expect.element(row('정산.pdf')).toMatchTextContent('변경 대기')

    await register()
    await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
    expect(deleteItem).toHaveBeenCalledOnce()
    expect(uploadFile).toHaveBeenCalledOnce()
    const [[body, one], [again, other]] = vi.mocked(registerSupplement).mock.calls as [
      Parameters<typeof registerSupplement>,
      Parameters<typeof registerSupplement>,
    ]
    expect(again).toEqual(body)
    expect(other).toEqual(one)
  })

  it('shows what was deleted though the batch cannot be fetched after the failure', async () => {
    await show()
    await handleBoth()
    vi.mocked(registerSupplement).mockImplementationOnce(async () => {
      vi.mocked(fetchBatch).mockRejectedValueOnce(new Unreachable('/batch'))
      throw new Unreachable('/update-batch')
    })
    await register()
    await messageIs(/보완등록 중 오류가 발생했습니다: 서버에/)
    await expect
      .element(
        page.getByText('증빙 1건은 이미 삭제되었습니다. 보완등록을 누르면 나머지를 이어서 등록합니다.'),
      )
      .toBeVisible()
    await expect.element(row('운송장.jpg')).not.toBeInTheDocument()

    batchIs({ status: '보완요청' }, [kept, second])
    await register()
    await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
    expect(deleteItem).toHaveBeenCalledOnce()
  })

  it('whose response was lost is reported as done once the batch shows it', async () => {
    await show()
    await handleBoth()
    vi.mocked(registerSupplement).mockImplementation(async () => {
      batchIs({ status: '보완완료' }, [kept])
      throw new Unreachable('/update-batch')
    })
    await register()
    await messageIs('보완등록이 완료되었습니다.')
    await expect.element(page.getByText('보완완료')).toBeVisible()
    expect(sessionStorage.getItem('sbiz_supplement')).toBeNull()
  })

  it('that fails in a deletion says so, and keeps everything else pending (PDET-38)', async () => {
    await show()
    await handleBoth()
    const refusal = new RequestRefused('/delete', { status: 500, message: '점검 중입니다.' })
    vi.mocked(deleteItem).mockRejectedValueOnce(refusal)
    await register()
    await messageIs('삭제 중 오류가 발생했습니다: 점검 중입니다.')
    await expect.element(page.getByText('보완등록 전 변경사항이 2건 있습니다.').first()).toBeVisible()
    expect(registerSupplement).not.toHaveBeenCalled()
  })

  it('that fails in an upload has changed nothing, and says which file it was', async () => {
    await show()
    await handleBoth()
    const failed = new UploadFailed('/x', '파일 업로드 중 오류가 발생했습니다.')
    vi.mocked(uploadFile).mockRejectedValueOnce(failed)
    await register()
    await messageIs('파일 업로드 중 오류가 발생했습니다.')
    await expect.element(row('정산.pdf')).toMatchTextContent('파일 업로드 중 오류가 발생했습니다.')
    expect(deleteItem).not.toHaveBeenCalled()
  })

  it('with an empty file asks, and then its item is still to be dealt with', async () => {
    await show()
    await deleteOne('운송장.jpg')
    await button('변경 정산.pdf').click()
    await chooseFiles(emptyFile('빈.pdf'))
    await press('변경')
    await register()
    await expect.element(dialog()).toMatchTextContent('빈.pdf')
    await expect.element(page.getByText(/^새 파일: 빈\.pdf/)).toMatchTextContent('0바이트 파일')
    await press('확인')
    await messageIs('0바이트 파일을 제외하고 정상 파일만 등록합니다.')
    await expect.element(page.getByRole('region', { name: /확인/ })).toMatchTextContent('보완요청 증빙이 1건')
    expect(deleteItem).not.toHaveBeenCalled()

    await changeOne('정산.pdf', pdf('새.pdf'))
    await register()
    await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
  })

  it('with an empty file is asked about no longer once the page was left', async () => {
    const screen = await show()
    await deleteOne('운송장.jpg')
    await button('변경 정산.pdf').click()
    await chooseFiles(emptyFile('빈.pdf'))
    await press('변경')
    await register()
    await expect.element(dialog()).toMatchTextContent('빈.pdf')
    await screen.leave()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('with an empty file beside another leaves the other pending', async () => {
    await show()
    await changeOne('운송장.jpg', pdf('새.pdf'))
    await button('변경 정산.pdf').click()
    await chooseFiles(emptyFile('빈.pdf'))
    await press('변경')
    await register()
    await press('확인')
    await messageIs('0바이트 파일을 제외하고 정상 파일만 등록합니다.')
    await expect.element(row('정산.pdf')).not.toMatchTextContent('변경 대기')
    await expect.element(row('운송장.jpg')).toMatchTextContent('새.pdf')
    expect(registerSupplement).not.toHaveBeenCalled()
  })
})
