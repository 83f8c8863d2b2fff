import { RequestRefused, Unreachable } from 'api-client/errors'
import { fetchStoredFile } from 'api-client/files'
import { cancelItem } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { batchWith, itemWith, resultWith } from 'applicant-flow/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, resetCalls, show, underKey } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/proof', { spy: true })

beforeEach(resetCalls)

describe('the files of a batch', () => {
  it('have no cancel button in a status that forbids it', async () => {
    const items = [itemWith(), itemWith({ id: '12', fileName: '지급.png', status: '지급완료' })]
    await show({ status: '대상선정', batches: [batchWith()], items }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: '취소 영수증.png' }))
      .toBeVisible()
    expect(page.getByRole('button', { name: '취소 지급.png' }).elements()).toEqual([])
  })

  it('are those of their batch alone, and shown again after a preview, until they are closed', async () => {
    vi.mocked(fetchStoredFile).mockRejectedValue(new Unreachable('/path'))
    const items = [itemWith(), itemWith({ id: '12', batchId: '2', fileName: '다른.png' })]
    await show({ status: '대상선정', batches: [batchWith()], items }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).not.toMatchTextContent('다른.png')
    await dialog.getByRole('button', { name: '미리보기 영수증.png' }).click()
    await expect.element(page.getByRole('dialog', { name: '영수증.png' })).toBeVisible()
    const close = dialog.getByRole('button', { name: '닫기', exact: true }).first()
    await close.click()
    await expect.element(page.getByRole('dialog', { name: /^증빙 파일/ })).toBeVisible()
    await close.click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it.each([
    ['증빙이 취소되었습니다.', () => vi.mocked(cancelItem).mockResolvedValue()],
    ['증빙 취소에 실패했습니다.', () => vi.mocked(cancelItem).mockRejectedValue(new Unreachable('/x'))],
  ])('are cancelled one by one: %s', async (message, prepare) => {
    prepare()
    await show({ status: '대상선정', batches: [batchWith()], items: [itemWith()] }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '취소 영수증.png' }).click()
    await expect.element(dialog).toMatchTextContent('해당 증빙을 취소하시겠습니까?')
    await dialog.getByRole('button', { name: '증빙 취소' }).click()
    await expect.element(dialog).toMatchTextContent(message)
    expect(cancelItem).toHaveBeenCalledExactlyOnceWith('11', underKey)
  })

  it('stay in a batch whose status changed meanwhile, which shows the new status', async () => {
    vi.mocked(cancelItem).mockRejectedValue(new RequestRefused('/x', { status: 409, message: 'x' }))
    const given = { status: '대상선정', items: [itemWith()] } as const
    await show({ ...given, batches: [batchWith()] }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '취소 영수증.png' }).click()
    vi.mocked(findResult).mockResolvedValue(
      resultWith({ ...given, batches: [batchWith({ status: '심의중' })] }),
    )
    await dialog.getByRole('button', { name: '증빙 취소' }).click()
    await expect.element(dialog).toMatchTextContent('증빙 취소에 실패했습니다.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByRole('table', { name: '증빙 내역' })).toMatchTextContent('심의중')
    await button('파일 보기 1번 증빙').click()
    await expect.element(dialog).toMatchTextContent('영수증.png')
    expect(page.getByRole('button', { name: '취소 영수증.png' }).elements()).toEqual([])
  })

  it('without content or name are shown as such (RES-105)', async () => {
    const files = [{ id: '1', name: '빈파일.png', filePath: 'p', size: 0, mimeType: 'image/png' }]
    const items = [
      itemWith({ fileName: '빈파일.png', files }),
      itemWith({ id: '12', fileName: '', filePath: '' }),
    ]
    await show({ batches: [batchWith()], items }, { withDialogs: true })
    await button('파일 보기 1번 증빙').click()
    for (const text of [
      '0바이트 파일 안내',
      '다음 파일은 내용이 없어(0바이트) 증빙으로 인정되지 않을 수 있습니다.',
      '파일 없음',
    ])
      await expect.element(page.getByRole('dialog')).toMatchTextContent(text)
  })
})
