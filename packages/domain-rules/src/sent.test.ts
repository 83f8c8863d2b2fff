import { expect, it } from 'vitest'
import { wordSent } from './sent.ts'

it.each([
  ['심사중', '심사중'],
  ['', '알 수 없음'],
])('the word "%s" of a response is shown as "%s"', (sent, shown) => {
  expect(wordSent(sent)).toBe(shown)
})
