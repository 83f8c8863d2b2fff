import { expect, it } from 'vitest'
import { testTitles } from './test-titles.ts'

it.each([
  ["it('opens', () => {})", ['opens']],
  ["test('opens', { tag: '@alone' }, async ({ page }) => {})", ['opens']],
  ["describe('a door', () => { it('opens', f); it('closes', f) })", ['a door › opens', 'a door › closes']],
  ["test.describe('a', () => test.describe('b', () => test('c', f)))", ['a › b › c']],
  ["it.each([1, 2])('opens %i times', f)", ['opens %i times']],
  ["it.skipIf(isOld)('opens', f)", ['opens']],
  ["describe.each(doors)('the door %s', () => it('opens', f))", ['the door %s › opens']],
  ['for (const name of doors) test(`${name} opens`, f)', ['${name} opens']],
  ['it(name, f)', ['name']],
])('reads %s', (source, titles) => {
  expect(testTitles('a.test.tsx', source)).toEqual(titles)
})

it.each([
  "it.skip('opens', f)",
  "test.fixme('opens', f)",
  "it.todo('opens')",
  "describe.skip('a door', () => it('opens', f))",
])('leaves out what does not run: %s', source => {
  expect(testTitles('a.test.ts', source)).toEqual([])
})

it.each(["test.step('opens', f)", "test.beforeEach('opens', f)", "page.test('opens', f)"])(
  'takes no hook or step for a test: %s',
  source => {
    expect(testTitles('a.test.ts', source)).toEqual([])
  },
)
