import { beforeEach, expect, it, vi } from 'vitest'
import { changeDisplay, readDisplayPreferences, showDisplay } from './display-preferences.ts'

const usual = { textSize: 100, highContrast: false }

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('is the usual one for a visitor who has chosen nothing', () => {
  expect(readDisplayPreferences()).toEqual(usual)
})

it('is remembered', () => {
  changeDisplay({ textSize: 130, highContrast: true })
  expect(readDisplayPreferences()).toEqual({ textSize: 130, highContrast: true })
})

it.each(['', 'no JSON', 'null', '[]', '{"textSize":1000}', '{"textSize":"110","highContrast":"yes"}'])(
  'is the usual one where %j is stored, and nothing breaks',
  stored => {
    localStorage.setItem('sbiz_display', stored)
    expect(readDisplayPreferences()).toEqual(usual)
  },
)

it('is shown, though not remembered, where the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  changeDisplay({ textSize: 150, highContrast: true })
  expect(document.documentElement.dataset).toMatchObject({ textSize: '150', krdsMode: 'high-contrast' })
  expect(readDisplayPreferences()).toEqual(usual)
})

it('takes high contrast back without a trace', () => {
  showDisplay({ textSize: 100, highContrast: true })
  showDisplay({ textSize: 100, highContrast: false })
  expect(document.documentElement.dataset).not.toHaveProperty('krdsMode')
})
