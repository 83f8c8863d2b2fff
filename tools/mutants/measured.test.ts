import { expect, it } from 'vitest'
import { measured } from './measured.ts'
import { root } from '../workspace/workspace.ts'
import { filesAt, placesIn } from './run-stryker.ts'

const measuredBy = (place: string) =>
  measured.filter(one => placesIn(one, [place]).length > 0).map(({ name }) => name)

it.each([
  ['mfe-proof/src/entry/use-proof-entry.ts', ['mfe-proof-in-page']],
  ['mfe-result/src/screens/result-modify/use-save.tsx:3-9', ['mfe-result-in-page']],
  ['mfe-result/src/screens/result-modify/correction-state.ts', ['mfe-result']],
  ['mfe-proof/src/screens/detail-page/supplement/register.browser.test.tsx', []],
  ['mfe-proof/src/registration/register.browser.test.ts', []],
  ['mfe-proof/src/remote.tsx', []],
])('measures %s with the tests of %j', (place, names) => {
  expect(measuredBy(place)).toEqual(names)
})

it('takes a folder for the files in it, and lines of a file as they are', () => {
  expect(filesAt(root, 'packages/domain-rules/src/eligibility')).toContain(
    'packages/domain-rules/src/eligibility/self-check.ts',
  )
  expect(filesAt(root, 'shared-session/src/a.ts:3-9')).toEqual(['shared-session/src/a.ts:3-9'])
})
