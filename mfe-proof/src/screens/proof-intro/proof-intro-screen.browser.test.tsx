import { BUSINESS_DETAILS, GENERAL_DETAILS } from 'domain-rules/proof'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, resultIs } from '../../testing/scene.ts'
import { ProofIntroScreen } from './proof-intro-screen.tsx'

const GENERAL = '배달·택배 서비스 이용 증빙'
const BUSINESS = '직접배달 증빙'
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })
const link = (kind: string) => page.getByRole('link', { name: `${kind} 등록하기` })
const goOn = () => page.getByRole('button', { name: '선택한 서류로 등록하기' })

beforeEach(() => {
  vi.resetAllMocks()
  resultIs()
})

async function show(scene: Scene = {}) {
  const screen = await drawScreen(<ProofIntroScreen />, { at: '/proof-intro', session: applicant, ...scene })
  await expect.element(goOn()).toBeVisible()
  return screen
}

it('warns that what customers were charged is not subsidised (PINT-06)', async () => {
  await show()
  await expect.element(page.getByText('고객에게 청구한 금액은 지원되지 않습니다.')).toBeVisible()
})

it('lists what each kind may consist of (PINT-11 to PINT-24)', async () => {
  await show()
  const names = page
    .getByRole('checkbox')
    .elements()
    .map(({ parentElement }) => parentElement?.textContent)
  expect(names).toEqual([...GENERAL_DETAILS, ...BUSINESS_DETAILS].map(({ name }) => name))
})

describe('a card', () => {
  it.each([
    [GENERAL, null, '/proof-reg-all'],
    [BUSINESS, null, '/proof-reg'],
    [GENERAL, 'Y', '/proof-reg-all'],
    [GENERAL, 'N', '/proof-reg-parcel'],
    [BUSINESS, 'N', '/proof-reg'],
  ] as const)('%s, with the flag %s, leads to %s (PINT-02 to PINT-04)', async (kind, isNormalProof, path) => {
    await show({ session: { ...applicant, isNormalProof } })
    await expect.element(link(kind)).toHaveAttribute('href', path)
  })

  it.each([
    [GENERAL, '일반'],
    [BUSINESS, '영업'],
  ])('%s, pressed, is kept as %s without the documents of a choice before', async (kind, proofType) => {
    await show({ session: { ...applicant, proofDetailTypes: ['3'] } })
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    await link(kind).click()
    expect(session.get()).toMatchObject({ proofType, proofDetailTypes: [] })
  })

  it('shows its examples (PINT-05)', async () => {
    await show({ withDialogs: true })
    await page.getByRole('button', { name: `${BUSINESS} 예시 보기` }).click()
    await expect.element(page.getByRole('dialog', { name: `${BUSINESS} 예시` })).toBeVisible()
  })
})

describe('the list of documents', () => {
  it('takes those of one kind at a time, and says what it has cleared (PINT-07)', async () => {
    await show()
    await checkbox('택배 운송장').click()
    await checkbox('배달대장').click()
    await expect.element(checkbox('택배 운송장')).not.toBeChecked()
    await expect.element(page.getByText(`${GENERAL}에서 선택하신 서류는 해제했습니다.`)).toBeVisible()
  })

  it('ticks the document that was pressed, and none of the other kind with its number', async () => {
    await show()
    await checkbox('배달대장').click()
    const ticked = () =>
      page
        .getByRole('checkbox', { checked: true })
        .elements()
        .map(({ parentElement }) => parentElement?.textContent)
    expect(ticked()).toEqual(['배달대장'])
    await expect.element(page.getByText(/해제했습니다/)).not.toBeInTheDocument()
    await checkbox('배달대장').click()
    expect(ticked()).toEqual([])
    await checkbox('택배 운송장').click()
    await expect.element(page.getByText(/해제했습니다/)).not.toBeInTheDocument()
    expect(ticked()).toEqual(['택배 운송장'])
  })

  it.each([
    ['일반', null, ['택배 운송장', '전자세금계산서'], ['1', '3'], '/proof-reg'],
    ['영업', null, ['인수증'], ['2'], '/proof-reg'],
    ['일반', 'N', ['카드영수증'], ['2'], '/proof-reg-parcel'],
  ] as const)(
    'keeps %s (flag %s) and %j as %j, and leads to %s (PINT-08 to PINT-10)',
    async (proofType, isNormalProof, names, proofDetailTypes, path) => {
      const screen = await show({ session: { ...applicant, isNormalProof } })
      for (const name of names) await checkbox(name).click()
      await goOn().click()
      await expect.poll(screen.goneTo).toBe(path)
      expect(session.get()).toMatchObject({ proofType, proofDetailTypes })
    },
  )

  it('asks for one at least', async () => {
    const screen = await show()
    await goOn().click()
    const missing = page.getByText('가지고 계신 서류를 하나 이상 선택해주세요.')
    await expect.element(missing).toBeVisible()
    expect(missing.elements()).toHaveLength(1)
    expect(document.activeElement?.closest('fieldset, [role=group]')).toMatchTextContent(GENERAL)
    expect(screen.goneTo()).toBeNull()
    await checkbox('배달대장').click()
    await expect.element(missing).not.toBeInTheDocument()
  })
})

it('lets no one in while proof may not be submitted, nor back to it (PINT-25, PINT-26)', async () => {
  resultIs({ status: '심의중' })
  const screen = await drawScreen(<ProofIntroScreen />, { at: '/proof-intro', session: applicant })
  await expect.poll(screen.goneTo).toBe('/aply-result')
  expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('증빙제출 가능한 상태가 아닙니다.')
  expect(screen.canGoBack()).toBe(false)
})
