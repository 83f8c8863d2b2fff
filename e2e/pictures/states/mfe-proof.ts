import { expect } from '@playwright/test'
import type { Given, State } from '../state.ts'

const PLEDGE = '위 내용을 확인했으며 동의합니다'
const screen = (name: string, scenario = '대상선정'): State => ({ name, scenario, path: `/${name}` })

export const mfeProof: readonly State[] = [
  screen('proof-intro'),
  { ...screen('proof-intro', 'parcel-under-review'), name: 'proof-intro-lookup' },
  screen('proof-reg'),
  ...['submitted', 'supplement', 'approved', 'paid'].map((status): State => ({
    ...screen('proof-reg', `business-proof-${status}`),
    name: `proof-reg-${status}`,
  })),
  screen('proof-reg-add', 'business-proof-paid'),
  screen('proof-reg-all'),
  { ...screen('proof-reg-all'), name: 'proof-reg-all-form', lead: pledge },
  {
    ...screen('proof-reg-all'),
    name: 'proof-reg-all-refused',
    async lead(given) {
      await pledge(given)
      await press(given, '증빙 등록')
    },
  },
  screen('proof-reg-parcel'),
  { ...screen('proof-reg-parcel'), name: 'proof-reg-parcel-form', lead: given => press(given, PLEDGE) },
  {
    ...screen('proof-reg-parcel'),
    name: 'proof-reg-parcel-refused',
    async lead(given) {
      await press(given, PLEDGE)
      await press(given, '이용내역 조회신청')
    },
  },
  ...['supplement-requested', 'supplement-by-amount', 'supplement-by-count', 'business-proof-supplement'].map(
    (scenario): State => ({ name: `detail-${scenario}`, scenario, path: '/aply-result', lead: supplement }),
  ),
  {
    name: 'detail-delete',
    scenario: 'supplement-by-amount',
    path: '/aply-result',
    part: 'window',
    async lead(given) {
      await supplement(given)
      await press(given, '삭제 시험증빙2.jpg')
      await expect(given.dialog.box).toBeVisible()
    },
  },
  {
    name: 'detail-change',
    scenario: 'supplement-by-amount',
    path: '/aply-result',
    part: 'window',
    async lead(given) {
      await supplement(given)
      await press(given, '변경 시험증빙3.png')
      await expect(given.dialog.box).toBeVisible()
    },
  },
]

const press = ({ page }: Given, name: string) => page.getByRole('main').getByRole('button', { name }).click()

async function pledge(given: Given): Promise<void> {
  await press(given, PLEDGE)
  await given.page.getByRole('main').getByRole('tab', { name: '직접 증빙', exact: true }).click()
}

async function supplement(given: Given): Promise<void> {
  await given.page
    .getByRole('button', { name: /^보완하기/ })
    .first()
    .click()
  await expect(given.page).toHaveURL('/detail-page')
  await expect(given.page.getByRole('button', { name: '보완등록' })).toBeVisible()
}
