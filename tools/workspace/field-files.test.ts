import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isTestFile, sourceFiles } from './source-files.ts'
import { newField } from './testing/new-field.ts'
import { addTo, filesWithErrors, scratchCopy } from './testing/scratch-copy.ts'
import { root } from './workspace.ts'

const DECISION = 'docs/decisions/0035-form-fields-in-one-table.md'
const COMPILED = ['mfe-apply', 'mfe-result', 'server/backend']

/** The settlement month is filed, shown in the result and sent in a correction. */
const ITS_NAMES = /settlement[-_]?month|soaMm/i

it('a field of the application form is named in the files that decision 0035 lists, and in no others', () => {
  const naming = sourceFiles(root).filter(path => isProduct(path) && ITS_NAMES.test(read(path)))
  expect(naming).toEqual(listedFiles().toSorted())
})

it('a new field needs changes in no more files than decision 0035 lists, and the compiler misses none of its texts', async () => {
  const copy = scratchCopy()
  onTestFinished(() => rm(copy, { recursive: true }))
  const [withoutTexts, texts] = Map.groupBy(newField, ([path]) => /mfe-.*texts/.test(path)).values()

  await addTo(copy, withoutTexts ?? [])
  const missing = (await filesWithErrors(copy, COMPILED)).filter(isProduct)
  await addTo(copy, texts ?? [])

  expect(missing).toEqual([
    'mfe-apply/src/screens/aply-check/answers.ts',
    'mfe-apply/src/screens/aply-info/sections/business-fields.tsx',
    'mfe-result/src/screens/aply-result/facts/application-facts.tsx',
  ])
  expect((await filesWithErrors(copy, COMPILED)).filter(isProduct)).toEqual([])
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
