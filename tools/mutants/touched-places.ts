import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { childrenOf, FUNCTIONS, lineAt, type Node } from '../house/syntax.ts'
import { git } from '../process/git.ts'

/** First and last line, from 1. */
export type Lines = readonly [first: number, last: number]

/**
 * Returns the functions that differ from the commit at which this branch has left `base`, as Stryker names places:
 * `src/a.ts:3-9`. A changed line outside a function is a place of its own.
 */
export async function touchedPlaces(root: string, base: string): Promise<string[]> {
  const from = await git(root, 'merge-base', base, 'HEAD')
  const changes = await git(
    root,
    'diff',
    '--unified=0',
    '--no-ext-diff',
    '--diff-filter=d',
    from,
    '--',
    '*.ts',
    '*.tsx',
  )
  return [...changedLines(changes)].flatMap(([path, lines]) =>
    wholeFunctions(path, readFileSync(join(root, path), 'utf8'), lines).map(
      ([first, last]) => `${path}:${first}-${last}`,
    ),
  )
}

/** Reads the output of `git diff --unified=0`: the changed lines of each file as it is now. */
export function changedLines(diff: string): Map<string, Lines[]> {
  const changed = new Map<string, Lines[]>()
  for (const part of diff.split(/^\+\+\+ b\//m).slice(1)) {
    const [path = ''] = part.split('\n', 1)
    const hunks = [...part.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)]
    // A hunk without new lines has the line before the deleted ones.
    changed.set(
      path,
      hunks.map(([, first, count = '1']) => [Number(first), Number(first) + Math.max(1, Number(count)) - 1]),
    )
  }
  return changed
}

/** Widens changed lines to the outermost functions around them. */
export function wholeFunctions(path: string, text: string, changed: readonly Lines[]): Lines[] {
  const functions = outermost(parseSync(path, text).program as unknown as Node).map(
    ({ start, end }): Lines => [lineAt(text, start), lineAt(text, Number(end))],
  )
  const touched = functions.filter(lines => changed.some(change => overlap(change, lines)))
  const outside = changed.filter(change => !touched.some(lines => overlap(change, lines)))
  return [...touched, ...outside].toSorted(([first], [second]) => first - second)
}

function outermost(node: Node): Node[] {
  return FUNCTIONS.has(node.type) ? [node] : childrenOf(node).flatMap(outermost)
}

function overlap([first, last]: Lines, [begin, end]: Lines): boolean {
  return first <= end && begin <= last
}
