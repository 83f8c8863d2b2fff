import { parseSync, type Comment } from 'oxc-parser'
import { brokenRule } from './language-rules.ts'
import { lineAt } from './syntax.ts'

/** A text that breaks a rule of language; `rule` describes the better wording. */
export type Remark = { line: number; text: string; rule: string }

/** Returns the comments of a module that break a rule of language. */
export function commentRemarks(path: string, module: string): Remark[] {
  return joined(parseSync(path, module).comments, module).flatMap(({ start, value }) => {
    const text = wordsOf(value)
    const rule = brokenRule(text)
    return rule === null ? [] : [{ line: lineAt(module, start), text, rule }]
  })
}

/** Returns the comments, with consecutive `//` lines as one. */
function joined(comments: readonly Comment[], module: string): Comment[] {
  const texts: Comment[] = []
  for (const comment of comments) {
    const last = texts.at(-1)
    if (last && isNextLine(last, comment, module))
      texts[texts.length - 1] = { ...last, value: `${last.value}\n${comment.value}`, end: comment.end }
    else texts.push(comment)
  }
  return texts
}

function isNextLine(last: Comment, next: Comment, module: string): boolean {
  return (
    last.type === 'Line' &&
    next.type === 'Line' &&
    /^[ \t]*\n[ \t]*$/.test(module.slice(last.end, next.start))
  )
}

function wordsOf(comment: string): string {
  const lines = comment.replaceAll(/^\s*\*+ ?/gm, '')
  return lines.replaceAll(/\s+/g, ' ').trim()
}
