import { expect, it } from 'vitest'
import { checkReached } from './check-reached.ts'
import { treeOf } from './tree.ts'

const manifest = ['packages/a/package.json', '{}'] as const
const unreached = (files: Record<string, string>) =>
  checkReached(treeOf(new Map([manifest, ...Object.entries(files)]))).map(({ path }) => path)

it('a file is reached by a test that imports it, however far around, also late', () => {
  const files = {
    'packages/a/src/deep/rule.ts': 'export const rule = 1',
    'packages/a/src/screen.tsx': "export const late = () => import('./deep/rule.ts')",
    'packages/a/src/deep/screen.test.ts': "import { late } from '../screen.tsx'",
  }
  expect(unreached(files)).toEqual([])
  expect(unreached({ ...files, 'packages/a/src/screen.tsx': '' })).toEqual(['packages/a/src/deep/rule.ts'])
})

it('an example of a component reaches it, since the gallery tests every one', () => {
  const files = {
    'packages/a/src/card/card.tsx': '',
    'packages/a/src/card/examples.tsx': "import { Card } from './card.tsx'",
  }
  expect(unreached(files)).toEqual([])
})

it('a file that imports another is no test, and a beginning needs none', () => {
  const files = {
    'packages/a/src/main.ts': "import './work.ts'",
    'packages/a/src/work.ts': '',
    'packages/a/test/helper.ts': "import '../src/work.ts'",
    'packages/a/vitest.config.ts': '',
  }
  expect(unreached(files)).toEqual(['packages/a/src/work.ts'])
})
