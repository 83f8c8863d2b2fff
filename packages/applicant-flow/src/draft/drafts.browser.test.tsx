import { session } from 'shared-session'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draftsOf, forgetDraftsOfOthers, TextShape, useDraft, type Draft } from './index.ts'

const KEY = 'sbiz_draft_opinion'
const drafts = draftsOf('opinion', TextShape)
const ofOne = { ci: 'one', subject: 'A' }
const stored = () => sessionStorage.getItem(KEY)

beforeEach(async () => {
  sessionStorage.clear()
  ;(await drafts.open(ofOne)).keep('적은 글')
})

it('a draft is shown again to its person, for its subject', async () => {
  expect((await drafts.open(ofOne)).values).toBe('적은 글')
  expect((await drafts.open({ ...ofOne, subject: 'B' })).values).toBeNull()
  expect((await drafts.open(ofOne)).values).toBe('적은 글')
})

it('a draft is deleted once another person opens the form, or is verified', async () => {
  await forgetDraftsOfOthers('one')
  expect(stored()).not.toBeNull()
  expect((await drafts.open({ ...ofOne, ci: 'other' })).values).toBeNull()
  expect(stored()).toBeNull()
  ;(await drafts.open(ofOne)).keep('적은 글')
  await forgetDraftsOfOthers('other')
  expect(stored()).toBeNull()
})

it('a draft that opens after its screen has another subject is not shown', async () => {
  session.reset()
  session.update({ identityCi: 'one' })
  const late = Promise.withResolvers<Draft<string>>()
  const slow = {
    forget: drafts.forget,
    open: async ({ subject }: { subject: string }): Promise<Draft<string>> =>
      subject === 'A' ? late.promise : { values: '새 글', keep: () => {} },
  }
  const Shown = ({ subject }: { subject: string }) => <p>{useDraft(slow, subject)?.values}</p>
  const { rerender } = await render(<Shown subject="A" />)
  await rerender(<Shown subject="B" />)
  await expect.element(page.getByText('새 글')).toBeVisible()
  late.resolve({ values: '옛 글', keep: () => {} })
  await rerender(<Shown subject="B" />)
  await expect.element(page.getByText('새 글')).toBeVisible()
})

it('a draft names its person only by a digest that differs each time', async () => {
  const person = () => (JSON.parse(stored() ?? '') as { owner: { person: string } }).owner.person
  const before = person()
  ;(await drafts.open(ofOne)).keep('적은 글')
  expect(person()).toMatch(/^[0-9a-f]{64}$/)
  expect(person()).not.toBe(before)
})

it('a draft of an earlier shape is deleted', async () => {
  sessionStorage.setItem(KEY, (stored() ?? '').replace('"version":2', '"version":1'))
  expect((await drafts.open(ofOne)).values).toBeNull()
  expect(stored()).toBeNull()
})

it('a page without https opens its form, and keeps nothing', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
  onTestFinished(() => void vi.restoreAllMocks())
  const { values, keep } = await drafts.open(ofOne)
  keep('새 글')
  expect([values, stored()]).toEqual([null, null])
})
