import { expect, it } from 'vitest'
import { isIdentityPopup } from './identity-popup.ts'

it.each(['/kmc-result', '/integration-result', '/kmc-result/cert/add'])('%s is a popup page', path => {
  expect(isIdentityPopup(path)).toBe(true)
})

it.each(['/', '/kmc-results', '/kmc', '/aply-result', '/board-faq/kmc-result'])('%s is none', path => {
  expect(isIdentityPopup(path)).toBe(false)
})
