import { listReasons } from 'api-client/account'
import { Unreachable } from 'api-client/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, resetCalls, show } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/application', { spy: true })

beforeEach(resetCalls)

const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('reasons', () => {
  it.each([
    ['보류', 'US01', '주대표자만 신청 가능합니다.'],
    ['대상미선정', 'US99', '콜센터에 문의해주세요.'],
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
    const offered = [...document.querySelectorAll('button:not([aria-disabled]), a')]
    expect(offered.map(({ textContent }) => textContent)).not.toContain('의견제출')
  })

  it('of an exclusion lead to the number and the objection guide, those of a hold to the number', async () => {
    const screen = await show({ status: '대상미선정', remark: 'US99' })
    await expect.element(link('0000-0000')).toHaveAttribute('href', 'tel:0000-0000')
    await expect.element(link('이의신청 안내')).toHaveAttribute('href', '/objctRqst')
    await screen.unmount()
    await show({ status: '보류', remark: 'US99' })
    await expect.element(link('0000-0000')).toBeVisible()
    expect(link('이의신청 안내').elements()).toEqual([])
  })

  it.each(['심사중', '대상선정', '사용자취소'] as const)(
    'are neither loaded nor shown in %s',
    async status => {
      await show({ status, remark: 'US99' })
      expect(listReasons).not.toHaveBeenCalled()
      expect(page.getByText('기타').elements()).toEqual([])
    },
  )

  it('that fail to load can be loaded again', async () => {
    vi.mocked(listReasons).mockRejectedValueOnce(new Unreachable('/codes'))
    await show({ status: '보류', remark: 'US99' })
    await expect.element(page.getByText('사유를 불러오지 못했습니다.')).toBeVisible()
    const loading = page.getByText('사유를 불러오는 중입니다.')
    expect(loading.elements()).toEqual([])
    const again = Promise.withResolvers<Awaited<ReturnType<typeof listReasons>>>()
    vi.mocked(listReasons).mockReturnValueOnce(again.promise)
    await button('다시 불러오기').click()
    await expect.element(loading).toBeInTheDocument()
    expect(page.getByText('사유를 불러오지 못했습니다.').elements()).toEqual([])
    again.resolve([{ code: 'US99', name: '기타', description: '확인이 더 필요합니다.' }])
    await expect.element(page.getByText('확인이 더 필요합니다.')).toBeVisible()
    expect(loading.elements()).toEqual([])
  })
})
