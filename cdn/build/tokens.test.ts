import { expect, it } from 'vitest'
import { readTokens, tokenSheet } from './tokens.ts'

const krds = `:root {
  --krds-color-light-gray-90: #1e2124;
  --krds-color-high-contrast-gray-5: #f4f5f6;
  --krds-number-2: 0.2rem;
  --krds-gap-1: var(--krds-number-2);
  --krds-light-color-text-basic: var(--krds-color-light-gray-90);
  --krds-light-color-text-static: var(--krds-color-light-gray-90);
  --krds-high-contrast-color-text-basic: var(--krds-color-high-contrast-gray-5);
  --krds-high-contrast-color-text-static: var(--krds-color-light-gray-90);
  --krds-pc-font-size-heading-large: 3.2rem;
  --krds-mobile-font-size-heading-large: 2.4rem;
}`

it('follows a token to its value', () => {
  expect(readTokens(krds).get('--krds-light-color-text-basic')).toBe('#1e2124')
})

it('refuses a token that refers to none', () => {
  expect(() => readTokens(':root { --krds-gap-1: var(--krds-number-99); }')).toThrow('--krds-number-99')
})

it('gives one name to both modes, and chooses by the mode of the root element', () => {
  const [light, highContrast] = tokenSheet(krds).split(':root[data-krds-mode="high-contrast"]')

  expect(light).toContain('--krds-color-text-basic: #1e2124;')
  expect(highContrast).toContain('--krds-color-text-basic: #f4f5f6;')
})

it('repeats in a mode only what differs there', () => {
  expect(tokenSheet(krds).match(/--krds-color-text-static/g)).toHaveLength(1)
})

it('has the sizes for a phone first, those for a desktop above its width', () => {
  const [phone, desktop] = tokenSheet(krds).split('@media (min-width: 768px)')

  expect(phone).toContain('--krds-font-size-heading-large: 2.4rem;')
  expect(desktop).toContain('--krds-font-size-heading-large: 3.2rem;')
})

it('keeps the scales, and leaves out the primitives behind them', () => {
  const sheet = tokenSheet(krds)

  expect(sheet).toContain('--krds-gap-1: 0.2rem;')
  expect(sheet).not.toContain('--krds-number')
  expect(sheet).not.toContain('--krds-color-light')
})
