import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'
import { mayImport } from './allowed-imports.ts'
import { treeOf } from './tree.ts'

const pureSettings = { compilerOptions: { lib: ['ES2024'] }, exclude: ['src/**/*.test.ts'] }

/** A small workspace in which everything is as it should be. */
const soundWorkspace: Record<string, string> = {
  'package.json': manifest({ devDependencies: ['vitest', '@module-federation/enhanced'] }),
  'rspack.base.ts': `import { recipe } from './tools/build/release-file.ts'\nimport '@module-federation/enhanced'`,
  'tools/package.json': manifest({ dependencies: ['file-kit'] }),
  'tools/build/release-file.ts': `import 'node:fs'\nexport const recipe = 1`,
  'server/backend/package.json': manifest({}),
  'packages/file-kit/package.json': manifest({}),
  'packages/domain-rules/package.json': manifest({}),
  'packages/domain-rules/tsconfig.json': JSON.stringify(pureSettings),
  'packages/domain-rules/src/index.ts': `export { rule } from './rule.ts'`,
  'packages/domain-rules/src/rule.ts': `import type { Rule } from './index.ts'\nexport const rule = 1`,
  'packages/domain-rules/src/rule.test.ts': `import { it } from 'vitest'\nimport { rule } from './rule.ts'`,
  'shell/package.json': manifest({
    dependencies: ['domain-rules', 'single-spa', 'react'],
    devDependencies: ['fest'],
  }),
  'shell/rspack.config.ts': `import { recipe } from '../rspack.base.ts'`,
  'shell/src/compose/compose.ts': `import { start } from 'single-spa'\nimport { rule } from 'domain-rules'`,
  'shell/src/screen.tsx': `import 'react/jsx-runtime'\nimport type { Kind } from 'fest'`,
  'mfe-apply/package.json': manifest({ dependencies: ['domain-rules'] }),
  'mfe-apply/src/remote.tsx': `export const late = () => import('./screen.tsx')`,
  'mfe-apply/src/screen.tsx': `export const screen = 1`,
}

describe('a sound workspace', () => {
  it('has nothing wrong with it', () => {
    expect(problemsWith({})).toEqual([])
  })

  it('has a table in which nothing imports itself, however far around', () => {
    for (const name of Object.keys(mayImport)) expect(reachableFrom(name)).not.toContain(name)
  })
})

describe('a manifest', () => {
  it.each([
    ['a remote that imports another', 'mfe-apply', ['mfe-result'], 'mfe-apply must not import mfe-result'],
    ['a remote that imports the shell', 'mfe-apply', ['shell'], 'mfe-apply must not import shell'],
    ['a server that imports a screen', 'server/backend', ['shell'], 'backend must not import shell'],
  ])('is refused: %s', (_, folder, dependencies, message) => {
    const others = { 'mfe-result/package.json': manifest({}) }
    const problems = problemsWith({ ...others, [`${folder}/package.json`]: manifest({ dependencies }) })
    expect(problems).toContain(`${folder}/package.json: ${message}`)
  })

  it('of a package that is not in the table is refused', () => {
    expect(problemsWith({ 'attic/package.json': manifest({}) })[0]).toMatch(
      /^attic\/package.json: attic is new/,
    )
  })
})

describe('an import', () => {
  it('goes into a folder with one door by that door only, but for tests', () => {
    const past = `import { seed } from './sandbox/seed.ts'`
    const problems = problemsWith({
      'server/backend/src/wrong.ts': past,
      'server/backend/src/right.ts': `import { seed } from './sandbox/index.ts'`,
      'server/backend/src/right.test.ts': past,
      'server/backend/src/sandbox/index.ts': `export { seed } from './seed.ts'`,
    })
    expect(problems).toEqual([
      'server/backend/src/wrong.ts:1: server/backend/src/sandbox has one door, its index.ts',
    ])
  })

  it.each([
    ['of a package that the table does not allow', `import 'backend'`, 'shell must not import backend'],
    [
      'of the inner files of such a package',
      `export * from 'backend/releases'`,
      'shell must not import backend',
    ],
    [
      'of another package by a relative path',
      `import '../../server/backend/src/main.ts'`,
      'leaves the package',
    ],
    ['of a file in the root', `import type { X } from '../../rspack.base.ts'`, 'leaves the package'],
    ['of a package that is not declared', `import 'axios'`, 'axios is not declared in package.json'],
    [
      'of such a package, later',
      `const late = import('@scope/axios/lib')`,
      '@scope/axios is not declared in package.json',
    ],
    ['of such a package, as a type', `type X = import('axios').X`, 'axios is not declared in package.json'],
    [
      'of a package that is only there for development',
      `import 'fest'`,
      'fest is not declared in package.json',
    ],
    [
      'of single-spa outside compose',
      `import type { X } from 'single-spa'`,
      'only shell/src/compose knows single-spa',
    ],
    [
      'of Module Federation',
      `import '@module-federation/runtime'`,
      'only shell/src/compose knows @module-federation/runtime',
    ],
  ])('is refused: %s', (_, line, message) => {
    const problems = problemsWith({ 'shell/src/wrong.ts': `\n${line}` })
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^shell/src/wrong.ts:2: .*${message}`)))
  })

  it('of what the root declares is fine in a test, and wrong in what ships', () => {
    const line = `import { vi } from 'vitest'`
    expect(problemsWith({ 'shell/src/right.test.ts': line })).toEqual([])
    expect(problemsWith({ 'shell/src/wrong.ts': line })).toHaveLength(1)
  })

  it('that cannot be read is an error, not a pass', () => {
    expect(() => problemsWith({ 'shell/src/broken.ts': `import {` })).toThrow('shell/src/broken.ts')
  })
})

describe('the rules of the programme', () => {
  it.each([
    [
      'depend on a package',
      'package.json',
      manifest({ dependencies: ['react'] }),
      'must not depend on react',
    ],
    ['import Node', 'src/x.ts', `import type { Stats } from 'node:fs'`, 'must not import node:fs'],
    ['are compiled with the DOM', 'tsconfig.json', settings({ lib: ['ES2024', 'DOM'] }), 'without DOM'],
    ['are compiled with what the others have', 'tsconfig.json', settings({}), 'without DOM'],
    [
      'are compiled with Node',
      'tsconfig.json',
      settings({ lib: ['ES2024'], types: ['node'] }),
      '"types" must stay empty',
    ],
    [
      'are compiled with their tests',
      'tsconfig.json',
      '{"compilerOptions":{"lib":[]}}',
      '"exclude" must leave out',
    ],
  ])('are refused when they %s', (_, file, text, message) => {
    expect(problemsWith({ [`packages/domain-rules/${file}`]: text })).toContainEqual(
      expect.stringContaining(message),
    )
  })
})

function problemsWith(changes: Record<string, string>): string[] {
  const tree = treeOf(new Map(Object.entries({ ...soundWorkspace, ...changes })))
  return checkBoundaries(tree).map(({ path, message }) => `${path}: ${message}`)
}

function manifest(names: { dependencies?: string[]; devDependencies?: string[] }): string {
  const versions = (list: string[] = []) => Object.fromEntries(list.map(name => [name, '*']))
  return JSON.stringify({
    dependencies: versions(names.dependencies),
    devDependencies: versions(names.devDependencies),
  })
}

function settings(compilerOptions: { lib?: string[]; types?: string[] }): string {
  return JSON.stringify({ ...pureSettings, compilerOptions })
}

function reachableFrom(name: string): string[] {
  const found = new Set(mayImport[name])
  for (const next of found) mayImport[next]?.forEach(further => found.add(further))
  return [...found]
}
