import { deleteItem, fetchBatch } from 'api-client/proof'
import { session } from 'shared-session'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pdf } from '../../../testing/scene.ts'
import {
  batchIs,
  button,
  changeOne,
  deleteOne,
  first,
  messageIs,
  kept,
  show,
  withFreshCalls,
} from '../../../testing/supplement-scene.tsx'

withFreshCalls()

describe('an obstacle to registering', () => {
  const summary = () => page.getByRole('region', { name: /확인/ })

  it.each([
    ['no period', { years: [] }, [kept], '증빙기간을 입력해주세요.'],
    ['no amount', { total: null }, [kept], '총 증빙금액을 입력해주세요.'],
    ['a count of 0', { amountKind: '건', total: 0 }, [kept], '총 증빙건수를 입력해주세요.'],
    ['too many cases', { amountKind: '건', total: 101 }, [kept], /최대 100건까지만/],
    ['nothing changed', {}, [kept], '변경된 내용이 없습니다.'],
  ] as const)('is shown in a summary that takes the focus: %s', async (_what, batch, items, message) => {
    await show({ ...batch, years: 'years' in batch ? [...batch.years] : ['2025'] }, [...items])
    expect(summary().elements()).toEqual([])
    for (const _press of ['first', 'second']) {
      await button('보완등록').click()
      await expect.element(summary()).toHaveFocus()
    }
    await expect.element(summary()).toMatchTextContent(message)
    expect(vi.mocked(fetchBatch)).toHaveBeenCalledOnce()
  })

  it('is every item that is left, and the summary leads there (PDET-34)', async () => {
    await show()
    await deleteOne('운송장.jpg')
    await button('보완등록').click()
    const message = '보완요청 증빙이 1건 있습니다. 증빙을 변경 또는 삭제 후 다시 등록해주세요.'
    await expect.poll(() => document.title).toMatch(/^오류: /)
    await summary().getByRole('link', { name: message }).click()
    await expect.element(button('변경 정산.pdf')).toHaveFocus()
  })

  it('is deleting everything', async () => {
    await show({}, [first])
    await deleteOne('운송장.jpg')
    await button('보완등록').click()
    await expect.element(summary()).toMatchTextContent('증빙을 모두 삭제할 수는 없습니다.')
  })

  it('is a batch that is no longer asked for, which is then shown as it is (PDET-35)', async () => {
    await show()
    await deleteOne('운송장.jpg')
    await changeOne('정산.pdf', pdf('새.pdf'))
    batchIs({ status: '심사중' }, [kept])
    await button('보완등록').click()
    await messageIs('보완요청 상태에서만 보완등록이 가능합니다.')
    await expect.element(button('보완등록')).not.toBeInTheDocument()
    expect(deleteItem).not.toHaveBeenCalled()
  })

  it('is a token that is gone: the way leads home (PDET-41)', async () => {
    const screen = await show()
    session.update({ token: '' })
    await button('보완등록').click()
    await messageIs('인증이 만료되었습니다. 다시 인증해주세요.')
    await expect.poll(screen.goneTo).toBe('/')
  })
})
