import { batchWith, itemWith } from 'applicant-flow/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, resetCalls, show } from '../../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/proof', { spy: true })

beforeEach(resetCalls)

describe('the lookup', () => {
  it.each([
    ['신속지급 조회내역', { type: '신속' }],
    ['택배 조회내역', { amountKind: '택배' }],
  ] as const)(
    'of %s shows amounts from the cap on without their value (RES-101, RES-102, RES-107, RES-108)',
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
      await dialog.getByRole('button', { name: '닫기', exact: true }).first().click()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  it('has a dash for a name and an amount that are not known yet', async () => {
    const items = [
      itemWith({ id: '1', deliveryName: '우체국', deliveryFee: 20_000, recognisedAmount: 15_000 }),
      itemWith({ id: '2', deliveryName: '', deliveryFee: null, recognisedAmount: null }),
    ]
    await show({ batches: [batchWith({ type: '신속' })], items }, { withDialogs: true })
    await button('조회내역 1번 증빙').click()
    const names = page.getByRole('dialog').getByRole('rowheader').elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['우체국', '-'])
    const amounts = names.map(({ parentElement: row }) =>
      Array.from(row?.querySelectorAll('td > :last-child') ?? [], cell => cell.textContent),
    )
    expect(amounts).toEqual([
      ['20,000원', '15,000원'],
      ['-', '-'],
    ])
  })
})
