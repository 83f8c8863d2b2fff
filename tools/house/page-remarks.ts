import type { Remark } from './comment-remarks.ts'
import { brokenRule } from './language-rules.ts'

/** Returns the paragraphs, items and table cells of a page in Markdown that break a rule of language. Headings are free. */
export function pageRemarks(page: string): Remark[] {
  const lines = withoutCodeBlocks(page).split('\n')
  return lines.flatMap((line, index) =>
    textsOf(line).flatMap(text => {
      const rule = brokenRule(text)
      return rule === null ? [] : [{ line: index + 1, text, rule }]
    }),
  )
}

/** In the place of a link, whose text is a heading elsewhere. */
const LINK = '…'

/** Keeps the number of lines. */
function withoutCodeBlocks(page: string): string {
  return page.replaceAll(/^```[^]*?^```/gm, block => block.replaceAll(/[^\n]/g, ''))
}

function textsOf(line: string): string[] {
  if (line.startsWith('#')) return []
  const plain = line.replace(/^\s*([-*>]|\d+\.) /, '').replaceAll(/\[[^\]]*\]\([^)]*\)/g, LINK)
  return plain.startsWith('|') ? plain.split('|').map(cell => cell.trim()) : [plain.trim()]
}
