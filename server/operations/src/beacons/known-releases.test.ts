import type { Registry } from 'release-format'
import { expect, it } from 'vitest'
import { knownReleases } from './known-releases.ts'

const registry = {
  remotes: {
    'mfe-live': { version: '3.0.0', previous: ['2.0.0'], canary: { version: '4.0.0', percent: 5 } },
  },
  retired: { 'mfe-retired': ['1.0.0'] },
  history: { 'mfe-live': [{ from: '0.9.0', to: '1.0.0' }], 'mfe-retired': [{ from: '0.8.0', to: null }] },
} as unknown as Registry

it.each([
  ['mfe-live', '3.0.0', true],
  ['mfe-live', '4.0.0', true],
  ['mfe-live', '2.0.0', true],
  ['mfe-live', '0.9.0', true],
  ['mfe-live', '1.0.0', true],
  ['mfe-live', '9.9.9', false],
  ['mfe-retired', '1.0.0', true],
  ['mfe-retired', '0.8.0', true],
  ['mfe-retired', '3.0.0', false],
  ['mfe-invented', '3.0.0', false],
  ['toString', '3.0.0', false],
  ['registry', 'older', true],
  ['registry', '3.0.0', false],
  ['mfe-live', 'older', false],
])('a page can have %s %s: %s', (remote, version, isKnown) => {
  expect(knownReleases(registry)({ remote, version })).toBe(isKnown)
})
