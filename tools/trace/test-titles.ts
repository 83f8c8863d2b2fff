import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'

/** A call such as `it.each(…)('…', …)`, by its place in the file; its name is `it.each`. */
type Block = { start: number; end: number; title: string; name: string }

/** `describe`, `it` or `test` with its variants, `it.each`; a hook or a step is neither a group nor a test. */
const BLOCK = /^(describe|it|test)(\.(each|for|describe|serial|skipIf|runIf|skip|todo|fixme))*$/

/** Returns the titles of the tests that run, each after its groups: `group › test`. A table of cases is one test. */
export function testTitles(path: string, source: string): string[] {
  const blocks: Block[] = []
  new Visitor({ CallExpression: call => void blocks.push(...blocksOf(call, source)) }).visit(
    parseSync(path, source).program,
  )
  return blocks
    .filter(({ name }) => !name.includes('describe'))
    .map(test => blocks.filter(({ start, end }) => start <= test.start && test.end <= end))
    .filter(chain => !chain.some(({ name }) => /\.(skip|todo|fixme)\b/.test(name)))
    .map(chain => chain.map(({ title }) => title).join(' › '))
}

function blocksOf(
  { callee, arguments: [title, ...rest], start, end }: CallExpression,
  source: string,
): Block[] {
  const name = nameOf(callee)
  if (!BLOCK.test(name) || !title || rest.length === 0) return []
  return [{ start, end, title: textOf(title, source), name }]
}

/** Returns the name of a call with the names before it: `it.each` of `it.each(cases)(…)`. */
function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return nameOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  return `${nameOf(callee.object)}.${callee.property.name}`
}

/** Returns a text as it is, and any other expression as its source. */
function textOf(title: { type: string; start: number; end: number }, source: string): string {
  if (title.type === 'Literal' && 'value' in title) return String(title.value)
  const code = source.slice(title.start, title.end)
  return title.type === 'TemplateLiteral' ? code.slice(1, -1) : code
}
