import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = join(import.meta.dirname, '../css')
const sheets = globSync('**/*.css', { cwd: css }).map(file => readFileSync(join(css, file), 'utf8'))
const inForcedColours = sheets.flatMap(sheet => sheet.split('@media (forced-colors: active)').slice(1)).join()

it('gives each mark that is a mask a colour in forced colours, which would remove its background', () => {
  const rules = sheets.flatMap(sheet => [...sheet.matchAll(/([^{}]+)\{[^{}]*\bmask: url/g)])
  const selectors = rules.flatMap(([, list = '']) => list.replace(/\/\*.*?\*\//gs, '').split(','))
  const marks = selectors.map(selector => selector.trim())
  expect(marks).not.toEqual([])
  expect(marks.filter(mark => !inForcedColours.includes(mark))).toEqual([])
})
