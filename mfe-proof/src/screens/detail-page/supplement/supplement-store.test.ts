import { batchWith, itemWith } from 'applicant-flow/testing'
import { memoryStorage } from 'shared-session/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSameFile, isTouched, replacementOf, untouchedDraft } from './draft.ts'
import { createSupplementStore } from './supplement-store.ts'

const OWNER = '20250000000001/1'
const loaded = {
  batch: batchWith({ status: '보완요청', total: 98_000 }),
  items: [itemWith({ id: '11', status: '보완요청' }), itemWith({ id: '12', status: '보완요청' })],
}
const by = { name: '새.pdf', size: 4 }
const open = (owner = OWNER, given = loaded) => createSupplementStore(owner, given)
const kept = () => sessionStorage.getItem('sbiz_supplement')

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('begins with the years and the total of the batch, and keeps nothing of them', () => {
  expect(open().draft()).toMatchObject({ years: ['2024', '2025'], total: '98000' })
  expect(kept()).toBeNull()
})

it('calls its subscribers with each change, until they unsubscribe', () => {
  const store = open()
  const onChange = vi.fn<() => void>()
  const unsubscribe = store.subscribe(onChange)
  store.state({ total: '1' })
  store.apply({ kind: 'delete', itemId: '11' })
  expect(onChange).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.state({ total: '2' })
  expect(onChange).toHaveBeenCalledTimes(2)
})

describe('after a reload', () => {
  it('continues with the kept draft', () => {
    const before = open()
    before.state({ years: ['2025'] })
    before.state({ total: '77' })
    before.apply({ kind: 'replace', itemId: '12', by })
    expect(open().draft()).toEqual(before.draft())
  })

  it('drops changes of items that are no longer asked for, and counts deleted ones', () => {
    const before = open()
    before.apply({ kind: 'delete', itemId: '11' })
    before.apply({ kind: 'replace', itemId: '12', by })
    const now = { ...loaded, items: [itemWith({ id: '12', status: '제출완료' })] }
    expect(open(OWNER, now).draft().pending).toEqual({ items: {}, deleted: ['11'] })
  })

  it.each([
    ['another batch', '20250000000001/2'],
    ['another application', '20250000000002/1'],
  ])('shows nothing of it for %s, and removes it', (_of, owner) => {
    open().apply({ kind: 'delete', itemId: '11' })
    expect(open(owner).draft().pending.items).toEqual({})
    expect(kept()).toBeNull()
  })

  it.each(['', 'null', '{"owner":"20250000000001/1","draft":{"years":1}}'])(
    'begins anew if the stored text is damaged: %j',
    text => {
      sessionStorage.setItem('sbiz_supplement', text)
      expect(open().draft().total).toBe('98000')
      expect(kept()).toBeNull()
    },
  )
})

describe('removes the kept draft', () => {
  it('when every change is undone', () => {
    const store = open()
    store.apply({ kind: 'delete', itemId: '11' })
    expect(kept()).not.toBeNull()
    store.apply({ kind: 'undoAll' })
    expect(kept()).toBeNull()
  })

  it('when it is forgotten, and shows the batch again', () => {
    const store = open()
    store.state({ total: '1' })
    store.forget()
    expect(kept()).toBeNull()
    expect(store.draft().total).toBe('98000')
  })

  it('but not while an interrupted registration has deleted an item', () => {
    const store = open()
    store.apply({ kind: 'delete', itemId: '11' })
    store.apply({ kind: 'deleted', itemId: '11' })
    expect(open().draft().pending.deleted).toEqual(['11'])
  })
})

it('takes both spellings of Hangul in a file name for one file', () => {
  expect(isSameFile({ name: '각.pdf', size: 1 }, { name: '각.pdf'.normalize('NFD'), size: 1 })).toBe(true)
  expect(isSameFile({ name: '각.pdf', size: 1 }, { name: '각.pdf', size: 2 })).toBe(false)
  expect(isSameFile({ name: '가.pdf', size: 1 }, { name: '나.pdf', size: 1 })).toBe(false)
  expect(isSameFile(null, { name: '각.pdf', size: 1 })).toBe(false)
})

it.each([
  ['nothing', {}, false],
  ['the years in another order', { years: ['2025', '2024'] }, false],
  ['other years', { years: ['2025'] }, true],
  ['another total', { total: '98001' }, true],
  ['an item', { pending: { items: { 11: { kind: 'delete' } }, deleted: [] } }, true],
] as const)('a draft that changes %s is left without a question or not', (_what, changes, isAsked) => {
  expect(isTouched({ ...untouchedDraft(loaded.batch), ...changes }, loaded.batch)).toBe(isAsked)
})

it('has no total to change for business proof', () => {
  const business = batchWith({ status: '보완요청', type: '영업', total: null })
  expect(untouchedDraft(business).total).toBe('')
  expect(isTouched(untouchedDraft(business), business)).toBe(false)
})

it('names the file that replaces an item, unless that is deleted or stays', () => {
  const store = open()
  store.apply({ kind: 'replace', itemId: '11', by })
  store.apply({ kind: 'delete', itemId: '12' })
  expect(['11', '12', '13'].map(id => replacementOf(store.draft(), id))).toEqual([by, null, null])
})
