import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isTestFile, sourceFiles } from './source-files.ts'
import { newField } from './testing/new-field.ts'
import { addTo, filesWithErrors, scratchCopy } from './testing/scratch-copy.ts'
import { root } from './workspace.ts'

const DECISION = 'docs/decisions/0035-form-fields-in-one-table.md'

/** The settlement month is filed, shown in the result and sent in a correction. */
const ITS_NAMES = /settlement[-_]?month|soaMm/i

it('a field of the application form is named in the files that decision 0035 lists, and in no others', () => {
  const naming = sourceFiles(root).filter(path => isProduct(path) && ITS_NAMES.test(read(path)))
  expect(naming).toEqual(listedFiles().toSorted())
})

it('a new field needs changes in no more files than decision 0035 lists, and then every product file compiles', async () => {
  const copy = scratchCopy()
  onTestFinished(() => rm(copy, { recursive: true }))
  await addTo(copy, newField)

  const faulty = await filesWithErrors(copy, ['mfe-apply', 'mfe-result', 'server/backend'])
  expect(faulty.filter(isProduct)).toEqual([])
  // Tests with a whole form lack the field.
  expect(faulty).toContain('server/backend/src/contract/client.test.ts')
  const changed = new Set(newField.map(([path]) => path))
  expect(changed.size).toBeLessThanOrEqual(listedFiles().length)
  const rules = join(copy, 'packages/domain-rules/src/application/index.ts')
  const { applicationProblems, correctionToWire, emptyForm, formToWire } = await import(rules)
  const form = { ...emptyForm(), managementType: '1', shopPhone: '0212345678' }
  expect(formToWire(form)).toMatchObject({ shopTelno: '0212345678' })
  expect(correctionToWire(form)).toMatchObject({ shopTelno: '0212345678' })
  const problemsOf = (shopPhone: string) => applicationProblems({ ...form, shopPhone }, new Date())
  expect(problemsOf('02')).toContainEqual({
    field: 'shopPhone',
    message: '매장 전화번호를 정확히 입력해주세요.',
  })
  expect(problemsOf('0212345678')).not.toContainEqual(expect.objectContaining({ field: 'shopPhone' }))
}, 120_000)

function listedFiles(): string[] {
  const rows = read(DECISION).matchAll(/^\| \[.+?\]\(\.\.\/\.\.\/(.+?)\) \|/gm)
  return [...rows].map(([, path = '']) => path)
}

function isProduct(path: string): boolean {
  return /\.(tsx?|sql)$/.test(path) && !isTestFile(path) && !path.startsWith('e2e/')
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
