import { expect, it } from 'vitest'
import { commentRemarks } from './comment-remarks.ts'

const remarks = (text: string) => commentRemarks('a.ts', text)

it('reads doc comments over several lines as one text', () => {
  const text = 'const a = 1\n/**\n * Returns the answer, and\n * what comes\n * after it.\n */\nconst b = 2\n'
  expect(remarks(text)).toMatchObject([{ line: 2, text: 'Returns the answer, and what comes after it.' }])
})

it('reads lines that follow each other as one text, and others apart', () => {
  const text =
    '// Returns the answer and\n// what follows.\nconst a = 1\n// Whether it is so.\n\n// How it is done.\n'
  expect(remarks(text).map(({ line }) => line)).toEqual([1, 4, 6])
})

it('leaves strings and code alone', () => {
  expect(remarks('const whatComes = "What comes goes."')).toEqual([])
})
