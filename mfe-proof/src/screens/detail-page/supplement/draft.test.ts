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

/** Returns the paths of all parts of a value, like `draft.pending.deleted`, but of none in a list. */
function partsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...partsOf(part, [...path, key])])
}

function without(value: object, [key = '', ...rest]: readonly string[]): object {
  const { [key]: part, ...others }: Record<string, unknown> = { ...value }
  return rest.length > 0 ? { ...others, [key]: without(Object(part), rest) } : others
}

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
