import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkHouse } from './check-house.ts'

const STATE = 'let a = 0\nlet b = 0\nlet c = 0\nexport const next = () => (a += b += c += 1)\n'
const COMMENT = '/** What comes next. */\nexport const next = 1\n'

it('names the place, and how to put it right', () => {
  const root = temporaryFolder({
    'kit/src/next.ts': STATE,
    'kit/src/text.ts': COMMENT,
    'kit/README.md': COMMENT,
  })
  expect(checkHouse(root)).toEqual([
    'kit/src/next.ts:1 keep this state in one object: a, b, c',
    'kit/src/text.ts:1 begin with the verb ("Returns …", "Reads …") or with a noun: What comes next.',
  ])
})

it('looks for state in the product alone, and for comments everywhere', () => {
  const root = temporaryFolder({ 'bench/a.ts': STATE, 'e2e/a.ts': STATE, 'kit/a.test.ts': STATE + COMMENT })
  expect(checkHouse(root)).toEqual([expect.stringContaining('kit/a.test.ts:5 begin with')])
})

it('names a mock of a module of Node, which other files of the thread would keep', () => {
  const mock = "vi.mock('node:fs', { spy: true })"
  const root = temporaryFolder({ 'kit/a.test.ts': `${mock}\nvi.mock('./next.ts')\n` })
  expect(checkHouse(root)).toEqual([`kit/a.test.ts:1 pass the module in instead: ${mock}`])
})

it('reads only the folders that it is given', () => {
  const root = temporaryFolder({ 'kit/a.ts': COMMENT, 'shop/a.ts': COMMENT })
  expect(checkHouse(root, ['shop'])).toEqual([expect.stringMatching(/^shop\/a\.ts:1 /)])
})
