import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTestFile, sourceFiles } from './source-files.ts'
import { root } from './workspace.ts'

const DECISION = 'docs/decisions/0035-form-fields-in-one-table.md'

/** The settlement month is filed, shown in the result and sent in a correction. */
const ITS_NAMES = /settlement[-_]?month|soaMm/i

it('a field of the application form is named in the files that decision 0035 lists, and in no others', () => {
  const rows = read(DECISION).matchAll(/^\| \[.+?\]\(\.\.\/\.\.\/(.+?)\) \|/gm)
  const listed = [...rows].map(([, path]) => path)
  const naming = sourceFiles(root).filter(path => isProduct(path) && ITS_NAMES.test(read(path)))
  expect(naming).toEqual(listed.toSorted())
})

function isProduct(path: string): boolean {
  return /\.(tsx?|sql)$/.test(path) && !isTestFile(path) && !path.startsWith('e2e/')
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
