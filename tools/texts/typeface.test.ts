import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageFolders, root } from '../workspace/workspace.ts'
import { koreanTexts } from './korean-texts.ts'

// Applicants load no characters for these; testers have a typeface of their system.
const FOR_TESTERS = /^tester-page\/|\/sandbox\//
const BEYOND_ASCII = /[^\0-\x7f]/gu

it('the site’s own typeface has every character of its texts; add what is missing to cdn/fonts/site.txt', () => {
  const held = ['home', 'site']
    .map(name => readFileSync(join(root, `cdn/fonts/${name}.txt`), 'utf8'))
    .join('')
  const texts = koreanTexts(root, packageFolders(root)).filter(({ path }) => !FOR_TESTERS.test(path))
  const used = texts.flatMap(({ text }) => text.match(BEYOND_ASCII) ?? [])
  expect([...new Set(used)].filter(character => !held.includes(character)).join('')).toBe('')
})
