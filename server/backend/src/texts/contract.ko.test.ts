import { expect, it } from 'vitest'
import { contractTexts } from './contract.ko.ts'

it.each([
  [1, '요청이 많습니다. 1초 뒤에 다시 시도해주세요.'],
  [59, '요청이 많습니다. 59초 뒤에 다시 시도해주세요.'],
  [60, '요청이 많습니다. 1분 뒤에 다시 시도해주세요.'],
  [61, '요청이 많습니다. 2분 뒤에 다시 시도해주세요.'],
  [600, '요청이 많습니다. 10분 뒤에 다시 시도해주세요.'],
])('a wait of %i seconds is given in seconds, or in full minutes from one on', (seconds, sentence) => {
  expect(contractTexts.tooManyRequests(seconds)).toBe(sentence)
})
