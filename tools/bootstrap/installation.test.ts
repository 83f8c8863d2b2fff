import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder, writeIn } from '../testing/temporary-folder.ts'
import { removeStamp, isInstalled, writeStamp } from './installation.mjs'
import { nodeIn } from './paths.mjs'

const withDependencies = JSON.stringify({ dependencies: { react: '*' } })

it('is complete once it was remembered', () => {
  const root = temporaryFolder(installed())
  expect(isInstalled(root)).toBe(false)
  writeStamp(root)
  expect(isInstalled(root)).toBe(true)
  removeStamp(root)
  expect(isInstalled(root)).toBe(false)
})

it.each([
  ['the version of Node', '.node-version', '24.0.0'],
  ['the lock file', 'pnpm-lock.yaml', 'other'],
  ['the settings of the workspace', 'pnpm-workspace.yaml', 'other'],
  ['a manifest', 'shell/package.json', '{}'],
  ['a package that is new', 'attic/package.json', '{}'],
])('is no longer complete after a change of %s', (_, path, text) => {
  const root = temporaryFolder(installed())
  writeStamp(root)
  writeIn(root, path, text)
  expect(isInstalled(root)).toBe(false)
})

it.each(['.tools/node', 'node_modules', 'shell/node_modules'])('is not complete without %s', path => {
  const root = temporaryFolder(installed())
  writeStamp(root)
  rmSync(join(root, path), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

function installed() {
  return {
    '.node-version': '24.21.0',
    'package.json': withDependencies,
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'pnpm-workspace.yaml': 'packages: [shell]',
    'node_modules/react/package.json': '{}',
    [nodeIn('.')]: '',
    'shell/package.json': withDependencies,
    'shell/node_modules/react/package.json': '{}',
    'docs/index.md': '',
  }
}
