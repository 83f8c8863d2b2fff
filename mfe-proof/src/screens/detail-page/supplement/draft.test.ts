import { partsOf, without } from 'domain-rules/testing'
import { memoryStorage } from 'shared-session/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft, type Draft } from './draft.ts'

const OWNER = '20250000000001/1'
const draft: Draft = {
  years: ['2025'],
  total: '77',
  pending: {
    items: { 11: { kind: 'delete' }, 12: { kind: 'replace', by: { name: '새.pdf', size: 4 } } },
    deleted: ['13'],
  },
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const isItem = (path: readonly string[]) => path.length === 4 && path[2] === 'items'

it('a kept draft is given back as it was', () => {
  keepDraft(OWNER, draft)
  expect(keptDraft(OWNER)).toEqual(draft)
})

it.each(
  partsOf({ owner: OWNER, draft })
    .filter(path => !isItem(path))
    .map(path => [path.join('.'), path]),
)('a kept draft without its %s is none', (_, path) => {
  sessionStorage.setItem('sbiz_supplement', JSON.stringify(without({ owner: OWNER, draft }, path)))
  expect(keptDraft(OWNER)).toBeNull()
  expect(sessionStorage.getItem('sbiz_supplement')).toBeNull()
})
