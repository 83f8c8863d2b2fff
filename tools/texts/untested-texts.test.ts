import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { untestedTexts } from './untested-texts.ts'

const texts = `
export const save = '저장되었습니다.'
export const left = (days: number) => \`마감까지 \${days}일 남았습니다.\`
`

function untestedIn(files: Readonly<Record<string, string>>): string[] {
  const root = temporaryFolder({ 'area/src/texts.ko.ts': texts, ...files })
  return untestedTexts(root, ['area']).map(({ line, text }) => `${line} ${text}`)
}

it('a text that no test has is found, with its line', () => {
  expect(untestedIn({})).toEqual(['2 저장되었습니다.', '3 마감까지 {days}일 남았습니다.'])
})

it('a test, a pattern in a test and a transcript have texts', () => {
  expect(untestedIn({ 'area/src/save.test.ts': "expect(text).toBe('저장되었습니다.')" })).toHaveLength(1)
  expect(untestedIn({ 'area/src/save.test.ts': String.raw`/^저장되었습니다\.$/` })).toHaveLength(1)
  const speech = { 'area/src/saved.speech.txt': '[status] 저장되었습니다.\n마감까지 3일 남았습니다.\n' }
  expect(untestedIn(speech)).toEqual([])
})

it('each part of a text has to be there, and only tests of the same package count', () => {
  const parts = { 'area/src/left.test.ts': "'저장되었습니다.' '마감까지 3일 남았습니까?'" }
  expect(untestedIn(parts)).toEqual(['3 마감까지 {days}일 남았습니다.'])
  expect(untestedIn({ 'other/src/left.test.ts': texts })).toHaveLength(2)
})

it('a word is more than a part of another, and a sentence may follow another', () => {
  const words = "export const shown = '파일'\nexport const saved = '저장되었습니다.'"
  const files = (test: string) => ({ 'area/src/texts.ko.ts': words, 'area/src/words.test.ts': test })
  expect(untestedIn(files("'첨부파일' '저장되었습니다.확인'"))).toEqual(['1 파일'])
  expect(untestedIn(files("'파일' '잘 저장되었습니다.'"))).toEqual([])
})

it('words in the code of a place are found by themselves, and are no part of the text around', () => {
  const clock = 'export const clock = (h: number, m: number) => `${h}시${m ? ` ${m}분` : ""}부터`'
  const files = { 'area/src/texts.ko.ts': clock, 'area/src/clock.test.ts': '"3시 5분" "3시부터"' }
  expect(untestedIn(files)).toEqual([])
})

it('a text with tags is compared as it is read', () => {
  const consent = "export const consent = '<strong>보관 기간</strong>은 5년입니다.'"
  const speech = '[strong]\n보관 기간\n은 5년입니다.'
  expect(untestedIn({ 'area/src/texts.ko.ts': consent, 'area/src/consent.speech.txt': speech })).toEqual([])
})

it('a document needs no copy of itself', () => {
  const root = temporaryFolder({ 'shell/src/content/faq.ko.ts': texts, 'shell/src/texts.ko.ts': texts })
  expect(untestedTexts(root, ['shell'])).toHaveLength(2)
})
