import { expect, it } from 'vitest'
import { pageRemarks } from './page-remarks.ts'

const page = `# What it is

It lies [here](what-comes.md), and \`goes\` there.

| file | contents |
| --- | --- |
| a.ts | Whether it is so. |

\`\`\`
What comes next.
\`\`\`

1. How it begins.
`

it('reads paragraphs, items and cells, without headings, links and code', () => {
  expect(pageRemarks(page).map(({ line, text }) => [line, text])).toEqual([
    [3, 'It lies …, and `goes` there.'],
    [7, 'Whether it is so.'],
    [13, 'How it begins.'],
  ])
})
