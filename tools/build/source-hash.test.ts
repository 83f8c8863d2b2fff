import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeIn } from '../testing/temporary-folder.ts'
import { readWorkspace } from '../workspace/workspace.ts'
import { closureOf, sourceVersion } from './source-hash.ts'

const files = {
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'rspack.base.ts': 'export const recipe = 1',
  'tools/build/release-file.ts': 'export const file = 1',
  'rules/package.json': manifest('rules', []),
  'rules/src/rule.ts': 'export const rule = 1',
  'calls/package.json': manifest('calls', ['rules', 'axios']),
  'calls/src/call.ts': 'export const call = 1',
  'mfe-apply/package.json': manifest('mfe-apply', ['calls']),
  'mfe-apply/src/remote.tsx': 'export const remote = 1',
  'mfe-result/package.json': manifest('mfe-result', []),
  'mfe-result/src/remote.tsx': 'export const remote = 1',
}

it('finds the packages that a package imports, however far away', () => {
  expect(closureOf(readWorkspace(temporaryFolder(files)), 'mfe-apply')).toEqual([
    'calls',
    'mfe-apply',
    'rules',
  ])
})

describe('the version of a build', () => {
  it('is that of the package, with ten digits for its sources', () => {
    expect(versionIn(temporaryFolder(files))).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
  })

  it('says when the build is one for development', () => {
    const workspace = readWorkspace(temporaryFolder(files))
    expect(sourceVersion(workspace, 'mfe-apply', 'development')).toMatch(/^0\.1\.0-dev\.[0-9a-f]{10}$/)
  })

  it('is the same for the same sources in another folder', () => {
    expect(versionIn(temporaryFolder(files))).toBe(versionIn(temporaryFolder(files)))
  })

  it.each([
    ['its own source', 'mfe-apply/src/remote.tsx'],
    ['a file that is new', 'mfe-apply/src/screens/new.tsx'],
    ['its manifest', 'mfe-apply/package.json'],
    ['a package that it imports through another', 'rules/src/rule.ts'],
    ['the recipe of all builds', 'rspack.base.ts'],
    ['a part of that recipe', 'tools/build/release-file.ts'],
    ['the installed packages', 'pnpm-lock.yaml'],
  ])('changes with %s', (_, path) => {
    expect(versionAfter(path)).not.toBe(versionIn(temporaryFolder(files)))
  })

  it.each([
    ['another remote', 'mfe-result/src/remote.tsx'],
    ['its tests', 'mfe-apply/src/remote.test.ts'],
    ['what its tests import', 'mfe-apply/src/testing/fake.ts'],
    ['its own output', 'mfe-apply/dist/remoteEntry.js'],
    ['installed files', 'rules/node_modules/axios/index.js'],
    ['what editors leave behind', 'mfe-apply/src/.remote.tsx.swp'],
    ['what the compiler remembers', 'mfe-apply/tsconfig.tsbuildinfo'],
  ])('does not change with %s', (_, path) => {
    expect(versionAfter(path)).toBe(versionIn(temporaryFolder(files)))
  })
})

function versionAfter(path: string): string {
  const folder = temporaryFolder(files)
  writeIn(folder, path, path.endsWith('.json') ? manifest('mfe-apply', ['calls', 'rules']) : 'changed')
  return versionIn(folder)
}

function versionIn(folder: string): string {
  return sourceVersion(readWorkspace(folder), 'mfe-apply')
}

function manifest(name: string, dependencies: string[]): string {
  return JSON.stringify({
    name,
    version: '0.1.0',
    dependencies: Object.fromEntries(dependencies.map(dependency => [dependency, '*'])),
  })
}
